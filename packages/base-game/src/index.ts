// Entry point of @dradis/base-game: lists the public names one by one. Must not hold logic.
export {};
