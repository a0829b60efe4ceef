import { expect, it } from 'vitest';
import { isCurrency } from '../../../src/domain/money/isCurrency.ts';
import { minorDigits } from '../../../src/domain/money/minorDigits.ts';
import { readMoney } from '../../../src/domain/money/readMoney.ts';

it.each([
  ['EUR', 2],
  ['JPY', 0],
  ['BHD', 3],
])('%s has %i decimals', (currency, digits) => {
  expect(minorDigits(currency)).toBe(digits);
});

it.each([
  ['1,250.50', 'EUR', 125_050],
  ['1250,5', 'EUR', 125_050],
  ['0.29', 'EUR', 29],
  ['1,250', 'EUR', 125_000],
  ['1.250,50', 'EUR', 125_050],
  ['1.505,50', 'EUR', 150_550],
  ["1'250'000.5", 'CHF', 125_000_050],
  ['1,25,0', 'EUR', undefined],
  ['1.250.50', 'EUR', undefined],
  ['-5', 'EUR', undefined],
  ['', 'EUR', undefined],
  ['12505.505', 'EUR', undefined],
  ['1,250', 'JPY', 1_250],
  ['12.5', 'JPY', undefined],
  ['1.005', 'BHD', 1_005],
  ['much', 'EUR', undefined],
])('%j in %s is %s of its smallest unit', (typed, currency, amountMinor) => {
  expect(readMoney(typed, currency)).toEqual(amountMinor === undefined ? undefined : { amountMinor, currency });
});

it.each([
  ['EUR', true],
  ['eur', false],
  ['EUX', false],
])('%s is a currency: %s', (code, isOne) => {
  expect(isCurrency(code)).toBe(isOne);
});
