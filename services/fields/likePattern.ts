/** A LIKE pattern for text that contains these words in lower case, with wildcards escaped. */
export const likePattern = (words: string): string => `%${words.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
