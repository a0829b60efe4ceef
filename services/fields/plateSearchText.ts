/** A search text in the form of a plate. Undefined if it cannot be part of one. */
export const plateSearchText = (words: string): string | undefined => {
  const plain = words.normalize('NFKC').toUpperCase();
  return /^[\p{L}\p{M}\p{N}\s\p{Pd}.·]*[\p{L}\p{N}][\p{L}\p{M}\p{N}\s\p{Pd}.·]*$/u.test(plain) ? plain : undefined;
};
