/** Collapses spaces of any width into one. Keeps tabs and line breaks. */
export const collapseSpaces = (text: string): string => text.replaceAll(/\p{Z}+/gu, ' ');
