/**
 * The beginning of a text that takes at most so many bytes as UTF-8. What an index holds beside its keys is limited in bytes:
 * PostgreSQL refuses a row of an index above 2,704.
 */
export const atMostBytes = (text: string, most: number): string =>
  Buffer.byteLength(text) <= most
    ? text
    : Buffer.from(text)
        .subarray(0, most)
        .toString()
        .replace(/\uFFFD$/u, '');
