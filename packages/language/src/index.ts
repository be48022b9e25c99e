// Entry point of @dradis/language: lists the public names one by one. Must not hold logic.
export {};
