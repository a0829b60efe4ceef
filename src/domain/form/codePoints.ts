/** Length in code points, not UTF-16 units: close to what a person would count. */
export const codePoints = (text: string): number => Array.from(text).length;
