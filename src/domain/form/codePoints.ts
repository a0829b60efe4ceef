/** How many characters a person would count, roughly: code points, not UTF-16 units. */
export const codePoints = (text: string): number => Array.from(text).length;
