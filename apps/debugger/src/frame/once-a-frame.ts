// Lets only the last of many calls within one frame of the screen through. Must not know what is called.

/** A function that hands its last value to `act` when the next frame is drawn. */
export function onceAFrame<T>(act: (value: T) => void): (value: T) => void {
  let wanted: { readonly value: T } | undefined;
  return (value) => {
    const waiting = wanted !== undefined;
    wanted = { value };
    if (waiting) return;
    requestAnimationFrame(() => {
      const last = wanted;
      wanted = undefined;
      if (last !== undefined) act(last.value);
    });
  };
}
