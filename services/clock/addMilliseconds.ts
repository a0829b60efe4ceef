/** Moves an instant forward, or back when `milliseconds` is negative. */
export const addMilliseconds = (instant: Date, milliseconds: number): Date =>
  new Date(instant.getTime() + milliseconds);
