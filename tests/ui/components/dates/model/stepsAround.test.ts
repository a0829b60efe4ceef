import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nearestPartStep, nextPartStep } from '../../../../../src/ui/components/dates/model/ClockPart.ts';
import { stepAfter, stepAtOrBefore } from '../../../../../src/ui/components/dates/model/stepsAround.ts';

const seconds = (written: string) => written.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

it.each([
  ['0:00:00', '0:00:00', '0:15:00'],
  ['0:44:59', '0:30:00', '0:45:00'],
  ['0:59:00', '0:45:00', '2:00:00'],
  ['1:30:00', '0:45:00', '2:00:00'],
  ['23:59:59', '22:45:00', undefined],
])('with steps of two hours and 15 minutes, %s is between %s and %s', (time, last, next) => {
  const steps = { hour: 2, minute: 15, second: 60 };
  expect(stepAtOrBefore(seconds(time), steps)).toBe(seconds(last));
  expect(stepAfter(seconds(last), steps)).toBe(next && seconds(next));
});

it.each([
  [0, 1, 1, 60, 1],
  [59, 1, 1, 60, 0],
  [0, 1, -1, 60, 59],
  [7, 15, 1, 60, 15],
  [7, 15, -1, 60, 0],
  [45, 15, 1, 60, 0],
  [0, 15, -1, 60, 45],
  [0, 7, -1, 24, 21],
  [5, 90, 1, 60, 0],
] as const)(
  'from %i, with steps of %i, stepping by %i through %i values gives %i',
  (value, step, direction, size, next) => {
    expect(nextPartStep(value, step, direction, size)).toBe(next);
  },
);

it('the next and the nearest step are multiples of the step within the clock', () => {
  fc.assert(
    fc.property(
      fc.nat(59),
      fc.integer({ min: 1, max: 120 }),
      fc.constantFrom(1 as const, -1 as const),
      (value, step, direction) => {
        for (const next of [nextPartStep(value, step, direction, 60), nearestPartStep(value, step, 60)]) {
          expect(next % step).toBe(0);
          expect(next >= 0 && next < 60).toBe(true);
        }
      },
    ),
  );
});
