/** A LIKE pattern for text that holds these words, in lower case; `%`, `_` and the backslash mean themselves. */
export const likeText = (words: string): string => `%${words.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
