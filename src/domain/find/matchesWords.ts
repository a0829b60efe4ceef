/** For comparing: without accents, in lower case. */
const plain = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

const wordsOf = (text: string): readonly string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether each typed word begins a word of the text, in whatever order: "new v" is "New vehicle". */
export const matchesWords = (text: string, typed: string): boolean => {
  const words = wordsOf(text);
  return wordsOf(typed).every((sought) => words.some((word) => word.startsWith(sought)));
};
