/** Letters that Unicode does not take apart, as they are typed on a keyboard without them. */
const letters: ReadonlyMap<string, string> = new Map(
  Object.entries({ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ħ: 'h', ı: 'i', ə: 'e' }),
);

/** A name as it is compared: small letters without accents, words apart by one space. Other scripts stay as they are. */
export const foldName = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\p{M}'‘’`]/gu, '')
    .replaceAll(/[ßæœøłđðþħıə]/g, (letter) => letters.get(letter) ?? letter)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
