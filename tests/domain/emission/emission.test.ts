import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Level } from '../../../src/domain/emission/Footprint.ts';
import { isAlike } from '../../../src/domain/emission/isAlike.ts';
import { largestRemainder } from '../../../src/domain/emission/largestRemainder.ts';
import { isUnusual } from '../../../src/domain/emission/isUnusual.ts';
import { sharedFuel } from '../../../src/domain/emission/sharedFuel.ts';
import { shownAmount } from '../../../src/domain/emission/shownAmount.ts';
import { shownIntensity } from '../../../src/domain/emission/shownIntensity.ts';

describe('what is shown of a figure', () => {
  it.each<[Level, number, number, string]>([
    ['default', 551_116, 550, 'kg'],
    ['default', 152_032, 150, 'kg'],
    ['default', 78_225, 78, 'kg'],
    ['default', 1_249, 1.2, 'kg'],
    ['default', 999, 1, 'kg'],
    ['default', 994, 990, 'g'],
    ['default', 5, 5, 'g'],
    ['default', 0, 0, 'g'],
    ['modelled', 487_606, 488, 'kg'],
    ['modelled', 34_512, 34.5, 'kg'],
    ['measured', 115_863, 116, 'kg'],
    ['measured', 1_004_139, 1000, 'kg'],
    ['measured', 567, 567, 'g'],
  ])('%s of %d g', (level, wtwGrams, value, unit) => {
    expect(shownAmount({ level, wtwGrams })).toEqual({ value, unit });
  });

  it.each<[Level, number, number, number]>([
    ['default', 551_116, 5_800, 95],
    ['modelled', 487_606, 5_800, 84.1],
    ['measured', 420_002, 5_800, 72.4],
  ])('per tonne-kilometer, %s', (level, wtwGrams, tkm, shown) => {
    expect(shownIntensity({ level, wtwGrams, tkm })).toBe(shown);
  });
});

const figure = (wtwGrams: number, level: Level = 'default') => ({ wtwGrams, level });

describe('two offers', () => {
  it.each([
    ['defaults less than a tenth apart', figure(100), [figure(109)], true],
    ['defaults the same', figure(100), [figure(100)], true],
    ['defaults a tenth apart', figure(90), [figure(100)], false],
    ['a default beside a measured one', figure(100), [figure(101, 'measured')], false],
    ['a modeled one beside a default', figure(100, 'modelled'), [figure(101)], false],
    ['one of two that is far off', figure(200), [figure(100), figure(101)], false],
    ['alone', figure(100), [], false],
  ])('are too close to tell apart or not: %s', (_, one, others, expected) => {
    expect(isAlike(one, others)).toBe(expected);
  });
});

it.each([
  [420_000, 5_800, false],
  [100_000, 5_800, true],
  [20_000_000, 5_800, true],
  [1, 0, false],
])('%d g for %d tkm are unusual or not', (grams, tkm, expected) => {
  expect(isUnusual(grams, tkm)).toBe(expected);
});

describe('the fuel of a trip', () => {
  it.each<[string, number, number, readonly number[], readonly number[]]>([
    ['one shipment gets all of it', 100, 3.18183, [5_800], [318_183]],
    ['by tonne-kilometers', 100, 3, [1_000, 3_000], [75_000, 225_000]],
    ['the first of equals gets the gram that is left', 0.001, 1, [1, 1], [1, 0]],
    ['what moved nothing gets nothing', 100, 3, [0, 1_000], [0, 300_000]],
    ['nobody, where nothing was moved', 100, 3, [0, 0], [0, 0]],
    ['nobody, without shipments', 100, 3, [], []],
  ])('%s', (_, amount, wtw, tkms, grams) => {
    expect(sharedFuel(amount, wtw, tkms)).toEqual(grams);
  });

  it('is shared out to the gram', () => {
    const weights = fc.array(fc.double({ min: 0.01, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e8 }), weights, (total, all) => {
        const parts = largestRemainder(total, all);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total);
      }),
    );
  });
});
