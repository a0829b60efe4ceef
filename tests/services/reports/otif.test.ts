import { describe, expect, it } from 'vitest';
import { type JudgedShipment, otifOutcome, otifTally } from '../../../services/reports/otif.ts';
import type { StopFacts } from '../../../services/reports/StopFacts.ts';
import { clock, stopFacts } from '../../support/services/stopFacts.ts';
import { tallied } from '../../support/services/tallied.ts';

const usual = { graceMin: 30, now: clock('18:00'), refusesEarly: false, excuses: true };
const all = { ordered: 22, delivered: 22, damaged: 0 };
const accepted = { firstAt: clock('10:00'), isRejected: false, completedAt: clock('11:00'), isAutomatic: false };

const delivery = (values: Partial<StopFacts> = {}) =>
  stopFacts({ arrivedAt: clock('09:00'), isPassed: true, proof: accepted, unloaded: all, ...values });

const outcome = (values: Partial<StopFacts>, { status = 'completed', rule = usual, before = [] as StopFacts[] } = {}) =>
  otifOutcome({ status, deliveries: [...before, delivery(values)] }, rule);

describe('a completed shipment', () => {
  it.each<[string, Partial<StopFacts>, string]>([
    ['came on time with everything', {}, 'on_time_in_full'],
    ['came within the grace', { arrivedAt: clock('10:30') }, 'on_time_in_full'],
    ['came a minute after the grace', { arrivedAt: clock('10:31') }, 'late_in_full'],
    ['brought more than was ordered', { unloaded: { ...all, delivered: 23 } }, 'on_time_in_full'],
    ['was one package short', { unloaded: { ...all, delivered: 21 } }, 'on_time_not_full'],
    ['had one damaged', { unloaded: { ...all, damaged: 1 } }, 'on_time_not_full'],
    ['says nothing of damage', { unloaded: { ...all, damaged: null } }, 'on_time_in_full'],
    ['left out its delivery', { isSkipped: true }, 'on_time_not_full'],
    ['was late and short', { arrivedAt: clock('11:00'), unloaded: { ...all, delivered: 0 } }, 'late_not_full'],
    ['was late, which both excuse', { arrivedAt: clock('11:00'), isExcused: true }, 'excused'],
    ['has no count', { unloaded: { ...all, delivered: null } }, 'not_counted'],
    ['has no arrival', { arrivedAt: null }, 'no_arrival'],
    ['had no window', { window: null }, 'no_window'],
  ])('that %s', (_, values, expected) => {
    expect(outcome(values)).toBe(expected);
  });

  it('is judged by the worst of its deliveries', () => {
    const late = delivery({ arrivedAt: clock('11:00') });
    const short = delivery({ unloaded: { ...all, delivered: 21 } });
    expect(outcome({}, { before: [late] })).toBe('late_in_full');
    expect(outcome({}, { before: [short] })).toBe('on_time_not_full');
    expect(outcome({}, { before: [late, short] })).toBe('late_not_full');
    expect(outcome({}, { before: [delivery({ arrivedAt: null })] })).toBe('no_arrival');
  });

  it('is late for what both excuse, and early, where that is asked', () => {
    const excused = { arrivedAt: clock('11:00'), isExcused: true };
    expect(outcome(excused, { rule: { ...usual, excuses: false } })).toBe('late_in_full');
    expect(outcome({ arrivedAt: clock('06:00') }, { rule: { ...usual, refusesEarly: true } })).toBe('late_in_full');
    expect(outcome({ arrivedAt: clock('06:00') })).toBe('on_time_in_full');
  });
});

it.each<[string, string, Partial<StopFacts>, string]>([
  ['is canceled', 'cancelled', {}, 'cancelled'],
  ['is under way', 'in_transit', {}, 'under_way'],
  ['waits for the shipper', 'delivered', { proof: { ...accepted, completedAt: null } }, 'to_verify'],
  ['had its proof rejected', 'delivered', { proof: { ...accepted, isRejected: true } }, 'rejected'],
  ['has no proof', 'delivered', { proof: { ...accepted, firstAt: null } }, 'missing'],
  [
    'needs none, its delivery being skipped',
    'delivered',
    { proof: { ...accepted, firstAt: null }, isSkipped: true },
    'to_verify',
  ],
])('a shipment that %s is left out', (_, status, values, expected) => {
  expect(outcome(values, { status })).toBe(expected);
});

const judged = (made: string, delivered = 22, isAutomatic = false): JudgedShipment => ({
  outcome: made,
  packages: { ordered: 22, delivered },
  isAutomatic,
});
describe('the figures', () => {
  const found = new Map(
    tallied(otifTally(), [
      judged('on_time_in_full'),
      judged('on_time_in_full', 30, true),
      judged('late_in_full'),
      judged('on_time_not_full', 11),
      judged('late_not_full', 11),
      judged('excused'),
      { ...judged('not_counted'), packages: null },
      judged('cancelled'),
    ]).map((figure) => [figure.code, figure]),
  );

  it.each([
    ['otif', 2, 5],
    ['shipments_on_time', 3, 5],
    ['in_full', 3, 5],
    ['packages_delivered', 88, 110],
    ['by_a_person', 4, 5],
  ])('%s is %i of %i', (code, count, n) => {
    expect(found.get(code)).toMatchObject({ count, n, value: count / n });
  });

  it('are unknown without a shipment to judge', () => {
    expect(tallied(otifTally(), [judged('cancelled')])[0]).toMatchObject({ value: null, n: 0 });
  });
});
