import { foldedName } from './foldedName.ts';

const wordsOf = (text: string): readonly string[] => foldedName(text).split(' ').filter(Boolean);

/** Whether each typed word begins a word of the text, in whatever order and without accents: "new v" is "New vehicle", "Muller" is "Müller". */
export const matchesWords = (text: string, typed: string): boolean => {
  const words = wordsOf(text);
  return wordsOf(typed).every((sought) => words.some((word) => word.startsWith(sought)));
};
