import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { typedNumber } from '../../../src/domain/record/typedNumber.ts';

describe('reading a number', () => {
  it.each([
    ['24000', 24_000],
    [' 24 000 ', 24_000],
    ['24\u00A0000', 24_000],
    ['24,000', 24_000],
    ['24.000', 24_000],
    ['1’204’000', 1_204_000],
    ['-25', -25],
    ['0', 0],
  ])('reads %j as %i when it must be whole', (typed, number) => {
    expect(typedNumber(typed, true)).toBe(number);
  });

  it.each([
    ['91.5', 91.5],
    ['91,5', 91.5],
    ['−18.5', -18.5],
    ['1,204,000', 1_204_000],
    ['24 000', 24_000],
    ["24'000", 24_000],
    ['24.000', 24],
    ['24,000', 24],
  ])('reads %j as %d when decimals are allowed', (typed, number) => {
    expect(typedNumber(typed)).toBe(number);
  });

  it.each([
    '',
    ' ',
    'ten',
    '1e5',
    '0x10',
    '1..5',
    '1.5.',
    '٣',
    '24,5',
    'NaN',
    '--1',
    '24 0000',
    '1,204,00',
    'a24 000',
    '24 000a',
    '1 2 3',
  ])('rejects %j', (typed) => {
    expect(typedNumber(typed, true)).toBeUndefined();
  });

  it('reads back any whole number', () => {
    fc.assert(
      fc.property(fc.integer({ min: -999_999_999, max: 999_999_999 }), (number) => {
        expect(typedNumber(String(number), true)).toBe(number);
      }),
    );
  });
});
