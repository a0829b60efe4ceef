/** How many characters a text has, as JSON Schema counts them: code points, so that an emoji is one. */
export const characters = (text: string): number => Array.from(text).length;
