/** Ends a switch over a closed union, so that a forgotten case does not compile. */
export const assertNever = (value: never): never => {
  throw new TypeError(`No case for ${JSON.stringify(value)}`);
};
