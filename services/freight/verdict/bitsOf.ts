/** A set of words as bits, by their place in the list of all. */
export const bitsOf = (all: readonly string[], chosen: Iterable<string>): number => {
  let bits = 0;
  for (const word of chosen) if (all.includes(word)) bits |= 1 << all.indexOf(word);
  return bits;
};
