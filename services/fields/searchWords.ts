/** More words than that are one: nothing that is searched has them. */
const mostWords = 6;

/** What is typed between words: "Nancy, FR → München, DE". */
const between = /[\s,;→]+/;

/** The words of a search, in whatever order they were typed. A dash that stands alone is none. */
export const searchWords = (typed: string): readonly string[] => {
  const words = typed.split(between).filter((word) => /[\p{L}\p{N}]/u.test(word));
  return words.length === 0 || words.length > mostWords ? [typed] : words;
};
