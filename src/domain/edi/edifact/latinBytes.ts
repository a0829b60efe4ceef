/** The bytes of a text in ISO 8859-1, which names each letter by its number. */
export const latinBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text, (letter) => letter.charCodeAt(0));
