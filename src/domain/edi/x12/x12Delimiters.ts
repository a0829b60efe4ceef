import type { EdiErrorCode } from '../EdiFinding.ts';

/** The signs that stand between the values of an X12 file; each file says its own. */
export interface X12Delimiters {
  readonly element: string;
  readonly component: string;
  readonly segment: string;
}

/** What we write with, unless a partner wants others. */
export const usualDelimiters: X12Delimiters = { element: '*', component: '>', segment: '~' };

/** Where the element separator stands in the header, which has a fixed width. */
const separators = [3, 6, 17, 20, 31, 34, 50, 53, 69, 76, 81, 83, 89, 99, 101, 103];

/** Length of the header with its terminator. */
const x12HeaderLength = 106;

const isSign = (sign: string): boolean => !/[\dA-Za-z ]/.test(sign);

/** The delimiters of a file that begins with `ISA`, by their positions; or why they cannot be read. */
export const x12Delimiters = (text: string): X12Delimiters | EdiErrorCode => {
  const [element = '', component = '', segment = ''] = [text[3], text[104], text[105]];
  if (text.length < x12HeaderLength || separators.some((at) => text[at] !== element)) return 'header_broken';
  const signs = [element, component, segment];
  return new Set(signs).size === 3 && signs.every(isSign) ? { element, component, segment } : 'delimiters_clash';
};
