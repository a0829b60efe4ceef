/** Letters that Unicode does not take apart, as they are typed on a keyboard without them. */
const letters: ReadonlyMap<string, string> = new Map(
  Object.entries({ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ħ: 'h', ı: 'i', ə: 'e' }),
);

/** Longer than any name with its town and address, in UTF-16 units. */
const longest = 1_000;

/**
 * A name as it is compared: small letters without accents, words apart by one space. Other scripts stay as they are. What is too long to
 * be a name is like none at all. Marks go first: putting a long run of them in order costs the square of its length.
 */
export const foldName = (name: string): string =>
  name.length > longest
    ? ''
    : name
        .toLowerCase()
        .replaceAll(/\p{M}/gu, '')
        .normalize('NFKD')
        .replaceAll(/[\p{M}'‘’`]/gu, '')
        .replaceAll(/[ßæœøłđðþħıə]/g, (letter) => letters.get(letter) ?? letter)
        .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
        .trim();
