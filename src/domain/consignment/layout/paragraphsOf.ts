/** Marks that direct text or show nothing, and would be drawn as boxes. */
const unseen = /[\p{Cc}\p{Cf}]/gu;

/** The lines of a text as somebody typed it, each without what cannot be seen. Accents are part of their letters. */
export const paragraphsOf = (text: string): readonly string[] =>
  text
    .replaceAll(/\p{Cs}/gu, '\uFFFD')
    .normalize('NFC')
    .split(/\r\n|[\n\r\u2028\u2029]/u)
    .map((line) => line.replaceAll('\t', ' ').replaceAll(unseen, '').trim())
    .filter((line) => line !== '');
