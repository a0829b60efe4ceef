import { expect, it } from 'vitest';
import { ungrouped } from '../../../services/requests/import/ungrouped.ts';

it.each([
  ['18 400', '18400'],
  ['18\u00A0400', '18400'],
  ['18\u202F400,5', '18400,5'],
  ['1.250,00', '1250,00'],
  ['1,250.00', '1250.00'],
  ['1.250.000', '1250000'],
  ['-1’250.5', '-1250.5'],
  // These may be thousands or decimals.
  ['9.600', '9.600'],
  ['9,600', '9,600'],
  // These are neither.
  ['1.250.00', '1.250.00'],
  ['1,250,00', '1,250,00'],
  ['18 40', '18 40'],
  ['1 250.000.5', '1 250.000.5'],
  ['24,0', '24,0'],
  ['', ''],
])('%j without the separators of its thousands is %j', (cell, plain) => {
  expect(ungrouped(cell)).toBe(plain);
});
