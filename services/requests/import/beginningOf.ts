/** The first characters of a text, as it is told of in an answer. Looks at no more of it. */
export const beginningOf = (text: string, most: number): string =>
  Array.from(text.slice(0, 2 * most))
    .slice(0, most)
    .join('');
