import { expect, it } from 'vitest';
import { decimalMarkIn } from '../../../src/domain/number/decimalMarkIn.ts';

it.each([
  ['en-US', '.'],
  ['en-ES', ','],
  ['de-DE', ','],
  ['de-CH', '.'],
  ['fr-FR', ','],
  ['ar-EG', '.'],
])('in %s, decimals come after "%s"', (locale, mark) => {
  expect(decimalMarkIn(locale)).toBe(mark);
});
