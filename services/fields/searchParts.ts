/** More words than that are one: even lanes of long names have fewer. */
const mostWords = 12;

/** A place, as far as it is written together: "Den Haag" of "Den Haag, NL → Munich". */
export interface SearchPart {
  readonly words: readonly string[];
  /** The country that follows, in capitals, if it looks like one. */
  readonly country: string | undefined;
}

const wordsOf = (typed: string): readonly string[] => typed.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));

const countryIn = (words: readonly string[] | undefined): string | undefined => {
  const [word = '', ...others] = words ?? [];
  return others.length === 0 && /^[a-z]{2}$/i.test(word) ? word.toUpperCase() : undefined;
};

/** What is typed between commas, arrows and dashes that stand alone; the whole as one word if there are too many. */
export const searchParts = (typed: string): readonly SearchPart[] => {
  const parts = typed
    .split(/[,;→]|\s[-–]\s/)
    .map(wordsOf)
    .filter((words) => words.length > 0);
  const count = parts.reduce((sum, words) => sum + words.length, 0);
  if (count === 0 || count > mostWords) return [{ words: [typed], country: undefined }];
  return parts.map((words, at) => ({ words, country: countryIn(parts[at + 1]) }));
};
