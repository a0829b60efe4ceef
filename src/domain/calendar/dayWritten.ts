/** The day (`YYYY-MM-DD`) as written in an instant with offset (RFC 3339); other text as it is. */
export const dayWritten = (text: string): string => (/^\d{4}-\d\d-\d\dT/.test(text) ? text.slice(0, 10) : text);
