/** One plain space wherever there are spaces, of any width; tabs and line breaks are control characters and stay. */
export const singleSpaced = (text: string): string => text.replaceAll(/\p{Z}+/gu, ' ');
