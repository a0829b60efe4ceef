import fc from 'fast-check';
import { expect, it } from 'vitest';
import { paragraphsOf } from '../../../src/domain/consignment/layout/paragraphsOf.ts';
import { wrapText } from '../../../src/domain/consignment/layout/wrapText.ts';

const letters = (text: string): number => [...new Intl.Segmenter('en').segment(text)].length;
const upTo = (most: number) => (text: string) => letters(text) <= most;

it.each([
  ['at spaces', 'one two three', 7, ['one two', 'three']],
  ['not at no-break spaces', 'gross 18\u00A0400', 8, ['gross', '18\u00A0400']],
  ['within a word that is longer than a line', 'Donaudampfschiff', 6, ['Donaud', 'ampfsc', 'hiff']],
  ['never between a letter and its accent', 'e\u0301e\u0301e\u0301', 2, ['e\u0301e\u0301', 'e\u0301']],
  ['nothing', '  ', 5, []],
])('breaks %s', (_title, text, most, lines) => {
  expect(wrapText(text, upTo(most))).toEqual(lines);
});

it('loses no letter, and breaks no word that has room', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), fc.integer({ min: 1, max: 30 }), (text, most) => {
      const lines = wrapText(text, upTo(most));
      expect(lines.join('').replaceAll(/[ \t]/gu, '')).toBe(text.replaceAll(/[ \t]/gu, ''));
      expect(
        lines.filter((line) => letters(line) > Math.max(most, 1) && !/^\P{L}*$/u.test(line) && line.length > most * 12),
      ).toEqual([]);
    }),
  );
});

it.each([
  ['lines as they were typed', 'a\r\nb\n\nc\u2028d', ['a', 'b', 'c', 'd']],
  ['letters with their accents', 'e\u0301', ['é']],
  ['no marks that turn text around or show nothing', 'a\u202Eb\u0007\u00ADc', ['abc']],
  ['a sign for half a letter', 'a\uD800b', ['a\uFFFDb']],
])('a text has %s', (_title, text, paragraphs) => {
  expect(paragraphsOf(text)).toEqual(paragraphs);
});
