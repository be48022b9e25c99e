// Entry point of @dradis/engine: lists the public names one by one. Must not hold logic.
export {};
