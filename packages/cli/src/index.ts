// Entry point of @dradis/cli: lists the public names one by one. Must not hold logic.
export { main } from './main.js';
