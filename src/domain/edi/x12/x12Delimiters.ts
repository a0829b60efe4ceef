import type { EdiErrorCode } from '../EdiFinding.ts';

/** The delimiters of an X12 file; each file names its own. */
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

const isDelimiter = (character: string): boolean => !/[\dA-Za-z ]/.test(character);

/** The delimiters of a file that begins with `ISA`, by their positions; or why they cannot be read. */
export const x12Delimiters = (text: string): X12Delimiters | EdiErrorCode => {
  const [element = '', component = '', segment = ''] = [text[3], text[104], text[105]];
  if (text.length < x12HeaderLength || separators.some((at) => text[at] !== element)) return 'header_broken';
  const delimiters = [element, component, segment];
  return new Set(delimiters).size === 3 && delimiters.every(isDelimiter)
    ? { element, component, segment }
    : 'delimiters_clash';
};
