import { expect, it } from 'vitest';
import { medianAt, p90At } from '../../../services/reports/quantiles.ts';

it.each([
  [[], null, null],
  [[7], 7, null],
  [[1, 2], 1.5, null],
  [[1, 2, 9], 2, null],
  [[1, 2, 3, 4, 5, 6, 7, 8, 9], 5, null],
  [[10, 20, 30, 40, 50, 60, 70, 80, 90, 200], 55, 90],
  [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], 6, 10],
])('of %j the median is %s, and nine in ten do not exceed %s', (sorted, median, p90) => {
  const valueAt = (rank: number) => sorted[rank];
  expect([medianAt(sorted.length, valueAt), p90At(sorted.length, valueAt)]).toEqual([median, p90]);
});
