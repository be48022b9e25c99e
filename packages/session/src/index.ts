// Entry point of @dradis/session: lists the public names one by one. Must not hold logic.
export {};
