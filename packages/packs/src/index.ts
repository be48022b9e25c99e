// Entry point of @dradis/packs: lists the public names one by one. Must not hold logic.
export {};
