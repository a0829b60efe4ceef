/** Ends a switch over a closed union: a case that was forgotten does not compile. */
export const assertNever = (value: never): never => {
  throw new TypeError(`No case for ${JSON.stringify(value)}`);
};
