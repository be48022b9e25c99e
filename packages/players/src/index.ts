// Entry point of @dradis/players: lists the public names one by one. Must not hold logic.
export {};
