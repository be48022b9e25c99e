// Entry point of @dradis/scenarios: lists the public names one by one. Must not hold logic.
export {};
