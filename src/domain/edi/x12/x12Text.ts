import type { X12Delimiters } from './x12Delimiters.ts';

/** Signs that do not come apart into basic ones and accents. */
const letters: Readonly<Record<string, string>> = {
  ß: 'SS',
  ẞ: 'SS',
  Æ: 'AE',
  Œ: 'OE',
  Ø: 'O',
  Ð: 'D',
  Þ: 'TH',
  Ł: 'L',
  Đ: 'D',
  İ: 'I',
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '„': '"',
  '‚': "'",
  '×': 'X',
  '·': '.',
  '•': '-',
  '‐': '-',
  '−': '-',
  '⁄': '/',
  '°': '',
  '€': 'EUR',
  '£': 'GBP',
};

/** A text as X12 can hold it: upper case, basic characters, without the delimiters. What has no basic letter becomes `?`. */
export const x12Text = (text: string, { element, component, segment }: X12Delimiters): string =>
  Array.from(text.toUpperCase().normalize('NFKD').replaceAll(/\p{M}/gu, ''))
    .map((letter) => letters[letter] ?? letter)
    .join('')
    .replaceAll(/[^ -~]/g, (letter) => (/\s/.test(letter) ? ' ' : '?'))
    .split('')
    .map((letter) => ([element, component, segment].includes(letter) ? ' ' : letter))
    .join('')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
