/** What was searched for as a plate, if it can be part of one: letters, digits and what stands between them. */
export const plateText = (words: string): string | undefined => {
  const plain = words.normalize('NFKC').toUpperCase();
  return /^[\p{L}\p{M}\p{N}\s\p{Pd}.·]*[\p{L}\p{N}][\p{L}\p{M}\p{N}\s\p{Pd}.·]*$/u.test(plain) ? plain : undefined;
};
