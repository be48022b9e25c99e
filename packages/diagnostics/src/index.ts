// Entry point of @dradis/diagnostics: lists the public names one by one. Must not hold logic.
export {};
