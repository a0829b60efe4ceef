import { describe, expect, it } from 'vitest';
import { dwellMinutes, dwellOutcome, dwellTally, type Stay } from '../../../services/reports/dwell.ts';
import type { StopFacts } from '../../../services/reports/StopFacts.ts';
import { clock, stopFacts } from '../../support/services/stopFacts.ts';
import { tallied } from '../../support/services/tallied.ts';

const dwellFigures = (stays: readonly Stay[]) => tallied(dwellTally(), stays);

const stay = (from: string, to: string, values: Partial<StopFacts> = {}) =>
  stopFacts({ arrivedAt: clock(from), departedAt: clock(to), ...values });

const measured = (minutes: number, values: Partial<Stay> = {}): Stay => ({
  outcome: 'measured',
  minutes,
  turned: minutes,
  billable: 0,
  charge: null,
  ...values,
});

describe('a stay', () => {
  it.each([
    ['has both times', stay('08:00', '09:00'), 'measured'],
    ['was corrected to no time at all', stay('08:00', '08:00'), 'measured'],
    ['goes on', stopFacts({ arrivedAt: clock('08:00') }), 'still_there'],
    ['went on without a told departure', stopFacts({ arrivedAt: clock('08:00'), isPassed: true }), 'no_departure'],
    ['has a departure alone', stopFacts({ departedAt: clock('09:00'), isPassed: true }), 'no_arrival'],
    ['has not begun', stopFacts(), 'not_reached'],
    ['ended before it began', stay('09:00', '08:59'), 'negative'],
    ['took 24 hours', stay('08:00', '08:00', { departedAt: clock('08:00') + 86_400_000 }), 'measured'],
    [
      'took longer: a forgotten departure',
      stay('08:00', '08:00', { departedAt: clock('08:01') + 86_400_000 }),
      'too_long',
    ],
    ['was skipped', stopFacts({ isSkipped: true }), 'skipped'],
    ['was of a canceled shipment', stay('08:00', '09:00', { isCancelled: true }), 'cancelled'],
  ])('that %s', (_, stop, outcome) => {
    expect(dwellOutcome(stop)).toBe(outcome);
  });

  it('is counted in whole minutes, and from the appointment on where the truck came early', () => {
    expect(dwellMinutes(stay('07:00', '09:30'))).toEqual({ stayed: 150, turned: 90 });
    expect(dwellMinutes(stay('08:30', '09:30'))).toEqual({ stayed: 60, turned: 60 });
    expect(dwellMinutes(stay('06:00', '07:00'))).toEqual({ stayed: 60, turned: 0 });
    expect(dwellMinutes(stay('08:30', '09:30', { window: null }))).toEqual({ stayed: 60, turned: null });
  });
});

describe('the figures of stays', () => {
  it('are the median, what nine in ten do not exceed, and the time beyond what is free', () => {
    const minutes = [10, 20, 30, 40, 50, 60, 70, 80, 90, 200];
    const stays = minutes.map((each) => measured(each, { billable: Math.max(0, each - 60) }));
    expect(dwellFigures(stays)).toMatchObject([
      { code: 'dwell', unit: 'minutes', value: 55, n: 10 },
      { code: 'dwell_p90', value: 90, n: 10 },
      { code: 'turn', value: 55, n: 10 },
      { code: 'beyond_free', unit: 'share', value: 0.4, count: 4, n: 10 },
      { code: 'billable', value: 10 + 20 + 30 + 140, n: 4 },
    ]);
  });

  it('leave out what was not measured, and have no values without cases', () => {
    expect(dwellFigures([measured(9999, { outcome: 'too_long' })]).map(({ value, n }) => [value, n])).toEqual([
      [null, 0],
      [null, 0],
      [null, 0],
      [null, 0],
      [null, 0],
    ]);
  });
});
