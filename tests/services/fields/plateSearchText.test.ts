import { expect, it } from 'vitest';
import { plateSearchText } from '../../../services/fields/plateSearchText.ts';

it.each([
  ['k nt 1234', 'K NT 1234'],
  ['K-NT', 'K-NT'],
  ['mö·w', 'MÖ·W'],
  ['ＫＮ１', 'KN1'],
  ['- 7', '- 7'],
  ['-', undefined],
  ['_3%', undefined],
  ['a@b', undefined],
])('%j is looked for among plates as %j', (words, plate) => {
  expect(plateSearchText(words)).toBe(plate);
});
