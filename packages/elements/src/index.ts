// Entry point of @dradis/elements: lists the public elements one by one. Must not hold logic.
export { DieElement } from './die/die-element.js';
