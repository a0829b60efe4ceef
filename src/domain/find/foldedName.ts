/** Letters that Unicode does not take apart, as they are typed without them. */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
};

/**
 * A name or town as it is compared with what a file has or somebody typed: small basic letters, words apart by one space. Marks go first: putting a long run
 * of them in order costs the square of its length.
 */
export const foldedName = (name: string | undefined): string =>
  (name ?? '')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[ßæœøłđðþħı]/g, (letter) => letters[letter] ?? letter)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
