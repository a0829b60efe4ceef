/** Number of characters as JSON Schema counts them: code points, so an emoji counts as one. */
export const characters = (text: string): number => Array.from(text).length;
