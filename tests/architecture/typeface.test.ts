import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { typefaceRanges } from '../../src/ui/theme/typeface/typefaceRanges.ts';
import { root } from '../support/architecture/root.ts';

const folder = path.join(root, 'src/ui/theme/typeface');
const parts = Object.keys(typefaceRanges);
const mostBytes = 40_000;

/** Letters of names and places in the European languages that are written in Latin script. */
const european =
  'ÄÖÜäöüßẞÀÂÇÉÈÊËÎÏÔŒÙÛŸàâçéèêëîïôœùûÿÑñ¿¡ÃÕãõÁÍÓÚÝáíóúýÅÆØåæøÐÞðþĄĆĘŁŃŚŹŻąćęłńśźżČĎĚŇŘŠŤŮŽčďěňřšťůžĹĽŔĺľŕŐŰőűĂȘȚășțĐđĀĒĢĪĶĻŅŪāēģīķļņūĖĮŲėįųĠĦġħĞİŞğışŴŶŵŷ';

const isIn = (ranges: string, letter: string): boolean =>
  ranges.split(', ').some((range) => {
    const [first = 0, last = first] = range
      .slice(2)
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    const code = letter.codePointAt(0) ?? 0;
    return first <= code && code <= last;
  });

it('the shipped typeface weighs at most 40 kB, all files together', () => {
  const sizes = parts.map((part) => fs.statSync(path.join(folder, `${part}.woff2`)).size);
  expect(sizes.every((size) => size > 1_000)).toBe(true);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(mostBytes);
});

it('the shipped typeface comes with its licence', () => {
  expect(fs.readFileSync(path.join(folder, 'OFL.txt'), 'utf8')).toContain('SIL Open Font License, Version 1.1');
});

it.each(Array.from(european))('the letter %s is in one file of the shipped typeface', (letter) => {
  expect(Object.values(typefaceRanges).filter((ranges) => isIn(ranges, letter))).toHaveLength(1);
});
