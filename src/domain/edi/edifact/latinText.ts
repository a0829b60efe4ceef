/** Characters beyond ISO 8859-1 that do not come apart into one of it and an accent. */
const letters: Readonly<Record<string, string>> = {
  Œ: 'OE',
  œ: 'oe',
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  ı: 'i',
  ẞ: 'SS',
  '€': 'EUR',
  '’': "'",
  '‘': "'",
  '‚': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '–': '-',
  '—': '-',
  '…': '...',
};

const isLatin = (letter: string): boolean => /^[ -~\u00A0-\u00FF]$/.test(letter);

const written = (letter: string): string => {
  if (isLatin(letter)) return letter;
  const basic = letters[letter] ?? letter.normalize('NFD').replaceAll(/\p{M}/gu, '');
  return Array.from(basic)
    .map((each) => (isLatin(each) ? each : (letters[each] ?? '?')))
    .join('');
};

/** A text as it stands in a file of level C (ISO 8859-1): with its accents as far as that has them. What it has no letter for becomes `?`. */
export const latinText = (text: string): string => Array.from(plainText(text)).map(written).join('');

/** A text on one line, each letter with its accent as one character. */
export const plainText = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
