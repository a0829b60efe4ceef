import { expect, it } from 'vitest';
import { joinedPlate } from '../../../services/fields/joinedPlate.ts';

it.each([
  ['BE-42', 'BE42'],
  ['b-ab·12', 'BAB12'],
  ['ＢＥ－42', 'BE42'],
  ['be42', undefined],
  ['42-17', undefined],
  ['Baden-Baden', undefined],
  ['PO_7-1', undefined],
])('%j may be the plate %j', (word, plate) => {
  expect(joinedPlate(word)).toBe(plate);
});
