import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Figure } from '../../../../../src/domain/report/Report.ts';
import { labelledFrom } from '../../../../../src/ui/rooms/reports/chart/labelledFrom.ts';
import { valueAxis } from '../../../../../src/ui/rooms/reports/chart/valueAxis.ts';

describe('the axis of a chart', () => {
  it.each<[Figure['unit'], readonly number[], readonly number[]]>([
    ['share', [0.94, 0.5], [0, 0.2, 0.4, 0.6, 0.8, 1]],
    ['share', [0.12], [0, 0.02, 0.04, 0.06, 0.08, 0.1, 0.12]],
    ['share', [0], [0, 0.01, 0.02, 0.03, 0.04]],
    ['share', [1], [0, 0.2, 0.4, 0.6, 0.8, 1]],
    ['minutes', [73], [0, 15, 30, 45, 60, 75]],
    ['minutes', [101], [0, 30, 60, 90, 120]],
    ['minutes', [0], [0, 1]],
    ['minutes', [20_000], [0, 5760, 11_520, 17_280, 23_040]],
    ['money', [2_064_500], [0, 500_000, 1_000_000, 1_500_000, 2_000_000, 2_500_000]],
    ['count', [2], [0, 1, 2, 3, 4]],
    ['kg', [], [0, 1, 2, 3, 4]],
  ])('of %s with %j has the ticks %j', (unit, values, ticks) => {
    expect(valueAxis(unit, values).ticks).toEqual(ticks);
  });

  it('begins at zero, ends at its last tick and holds every value', () => {
    const units = fc.constantFrom<Figure['unit']>('minutes', 'money', 'km', 'count', 'kg');
    fc.assert(
      fc.property(units, fc.array(fc.double({ min: 0, max: 1e9, noNaN: true }), { maxLength: 60 }), (unit, values) => {
        const { scale, ticks } = valueAxis(unit, values);
        expect(scale(0)).toBe(0);
        expect(ticks[0]).toBe(0);
        expect(scale(ticks.at(-1) ?? 0)).toBeCloseTo(100);
        expect(ticks.length).toBeLessThan(10);
        for (const value of values) expect(scale(value)).toBeLessThanOrEqual(100 + 1e-9);
      }),
    );
  });
});

it.each([
  [1, ['narrow']],
  [4, ['narrow', 'narrow', 'narrow', 'narrow']],
  [6, ['wide', 'narrow', 'wide', 'narrow', 'wide', 'narrow']],
])('the names of %i weeks are shown from %j', (count, shown) => {
  expect(Array.from({ length: count }, (_, at) => labelledFrom(at, count))).toEqual(shown);
});

it('the names of a year of weeks fit, the last among them', () => {
  const shown = Array.from({ length: 53 }, (_, at) => labelledFrom(at, 53));
  expect(shown.filter(Boolean).length).toBeLessThan(14);
  expect(shown.filter((from) => from === 'narrow').length).toBeLessThan(5);
  expect(shown.at(-1)).toBe('narrow');
});
