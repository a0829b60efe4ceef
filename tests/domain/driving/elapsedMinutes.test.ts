import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  elapsedMinutes,
  euRules,
  euRulesWithLongDays,
  usRules,
  type DrivingRules,
} from '../../../src/domain/driving/elapsedMinutes.ts';

it.each<[rules: string, DrivingRules, hours: number, elapsed: number]>([
  ['EU', euRules, 0, 0],
  ['EU', euRules, 4.5, 4.5],
  ['EU', euRules, 4.6, 5.35],
  ['EU', euRules, 9, 9.75],
  ['EU', euRules, 9.5, 21.25],
  ['EU', euRules, 10, 21.75],
  ['EU', euRules, 18, 30.5],
  ['EU', euRules, 20, 43.5],
  ['EU with long days', euRulesWithLongDays, 9.5, 11],
  ['EU with long days', euRulesWithLongDays, 10, 11.5],
  ['EU with long days', euRulesWithLongDays, 20, 34],
  ['US', usRules, 8, 8],
  ['US', usRules, 8.5, 9],
  ['US', usRules, 11, 11.5],
  ['US', usRules, 12, 22.5],
  ['US', usRules, 22, 33],
])('by the rules of the %s (%o) %f hours at the wheel take %f hours', (_, rules, hours, elapsed) => {
  expect(elapsedMinutes(hours * 60, rules)).toBeCloseTo(elapsed * 60, 6);
});

it('more driving never takes less time', () => {
  const minutes = fc.integer({ min: 0, max: 6_000 });
  fc.assert(
    fc.property(minutes, minutes, fc.constantFrom(euRules, euRulesWithLongDays, usRules), (one, more, rules) => {
      expect(elapsedMinutes(one + more, rules)).toBeGreaterThanOrEqual(elapsedMinutes(one, rules) + more);
    }),
  );
});
