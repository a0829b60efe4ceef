/** A text without the ids in it, whose digits may be those of a price. */
export const withoutIds = (text: string): string => text.replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, '');
