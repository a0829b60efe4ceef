import { describe, expect, it } from 'vitest';
import { dwellOutcome, dwellTally } from '../../../services/reports/dwell.ts';
import { emptyKmOutcome, emptyKmTally } from '../../../services/reports/emptyKm.ts';
import { groupTallies, largestFirst } from '../../../services/reports/groupTallies.ts';
import { laneTally } from '../../../services/reports/lanes.ts';
import { localDaysBetween } from '../../../services/reports/localDaysBetween.ts';
import { onTimeOutcome, type OnTimeRule, onTimeTally } from '../../../services/reports/onTime.ts';
import { proofOutcome, proofTally } from '../../../services/reports/proof.ts';
import type { StopFacts } from '../../../services/reports/StopFacts.ts';
import { utilisationOutcome, utilisationTally } from '../../../services/reports/utilisation.ts';
import { eventSources } from '../../../services/shipments/fold/ShipmentEvent.ts';
import { clock, stopFacts } from '../../support/services/stopFacts.ts';
import { tallied } from '../../support/services/tallied.ts';

type JudgedStop = StopFacts & { readonly outcome: string };

const usual: OnTimeRule = {
  graceMin: 30,
  now: clock('12:00'),
  countsOverdue: true,
  refusesEarly: false,
  excuses: true,
};

const arrived = (time: string, values: Partial<StopFacts> = {}) =>
  stopFacts({ arrivedAt: clock(time), source: 'app', ...values });

const judged = (stops: readonly StopFacts[], rule = usual): readonly JudgedStop[] =>
  stops.map((stop) => ({ ...stop, outcome: onTimeOutcome(stop, rule) }));

const figureOf = (code: string, stops: readonly StopFacts[], rule = usual) =>
  tallied(onTimeTally(rule), judged(stops, rule)).find((each) => each.code === code);

const onTime = (stops: readonly StopFacts[], rule = usual) => figureOf('on_time', stops, rule);

const day = (date: string, timeZone = 'Europe/Berlin') => {
  const [found] = localDaysBetween(date, date, timeZone);
  if (!found) throw new RangeError('no such day');
  return found;
};

const inService = [{ since: 0, standing: 'in_service' as const }];

// Those of events and rows are followed through the services in reports.test.ts.
describe('a figure does not flatter', () => {
  it('1: a stop without arrival is not on time', () => {
    expect(onTimeOutcome(stopFacts({ isPassed: true }), usual)).toBe('no_arrival');
    expect(onTime([arrived('09:00'), stopFacts({ isPassed: true })])).toMatchObject({ count: 1, n: 1 });
  });

  it('2: a late shipment that is canceled does not vanish', () => {
    expect(onTimeOutcome(arrived('11:00', { isCancelled: true }), usual)).toBe('cancelled');
  });

  it('3: grace is added once', () => {
    expect(onTimeOutcome(arrived('10:30'), usual)).toBe('on_time');
    expect(onTimeOutcome(arrived('10:31'), usual)).toBe('late');
  });

  it('4: the window is that of the award, which no later edit moves', () => {
    // Facts have one window: there is no other for a rule to take. That an award freezes it is tested with shipments.
    expect(Object.keys(stopFacts()).filter((name) => name.includes('indow'))).toEqual(['window']);
  });

  it('6: passing by makes no arrival: positions are no source of one', () => {
    expect(eventSources).toEqual(['desk', 'app', 'edi']);
  });

  it.each([
    ['2026-03-29', 23],
    ['2026-10-25', 25],
    ['2026-06-01', 24],
  ])('7: a vehicle-day on %s is one, with its %i hours', (date, hours) => {
    const { begin, end } = day(date);
    expect((end - begin) / 3_600_000).toBe(hours);
    const lastMinute = { isTrailer: false, standings: inService, trips: [{ begin: end - 60_000, end: end + 1 }] };
    expect(utilisationOutcome(lastMinute, { begin, end }, end)).toBe('used');
    expect(utilisationOutcome({ ...lastMinute, trips: [{ begin: end, end: end + 1 }] }, { begin, end }, end)).toBe(
      'idle',
    );
  });

  it('8: two shipments of half a day are one vehicle-day', () => {
    const { begin, end } = day('2026-06-01');
    const noon = (begin + end) / 2;
    const use = {
      isTrailer: false,
      standings: inService,
      trips: [
        { begin, end: noon },
        { begin: noon, end },
      ],
    };
    const outcome = utilisationOutcome(use, { begin, end }, end);
    expect(tallied(utilisationTally(), [{ outcome }])[0]).toMatchObject({ count: 1, n: 1 });
  });

  it('9: the way to a workshop is no empty trip: only delivered shipments count', () => {
    const trip = { hasTruck: true, gapMs: 3_600_000, emptyKm: 80 };
    expect(emptyKmOutcome({ ...trip, status: 'cancelled' })).toBe('cancelled');
    expect(emptyKmOutcome({ ...trip, status: 'completed', gapMs: 15 * 86_400_000 })).toBe('long_gap');
    const trips = [
      { outcome: 'measured', km: 300, emptyKm: 100, money: null },
      { outcome: 'long_gap', km: 300, emptyKm: 900, money: null },
    ];
    expect(tallied(emptyKmTally(), trips)[0]).toMatchObject({ value: 0.25, n: 1 });
  });

  it('10: a whole is no average of averages', () => {
    const stops = [
      ...Array.from({ length: 9 }, () => arrived('09:00', { lane: 'A' })),
      arrived('11:00', { lane: 'B' }),
    ];
    expect(onTime(stops)?.value).toBe(0.9);
  });

  it('11: a stay of more than 24 hours is a forgotten departure, and listed', () => {
    const stop = stopFacts({ arrivedAt: clock('08:00'), departedAt: clock('08:00') + 25 * 3_600_000 });
    expect(dwellOutcome(stop)).toBe('too_long');
    const stay = { outcome: 'too_long', minutes: 1_500, turned: 1_500, billable: null, charge: null };
    expect(tallied(dwellTally(), [stay])[0]).toMatchObject({ value: null, n: 0 });
  });

  it('12: a truck that should have come is late now', () => {
    expect(onTimeOutcome(stopFacts(), usual)).toBe('overdue');
    expect(onTime([arrived('09:00'), stopFacts()])).toMatchObject({ count: 1, n: 2 });
  });

  it('13: currencies are not mixed', () => {
    const shipments = ['EUR', 'PLN'].map((currency) => ({
      outcome: 'delivered',
      money: { amountMinor: 100, currency },
      km: 1,
      kg: 1_000,
    }));
    const totals = tallied(laneTally(), shipments).filter(({ code }) => code === 'total');
    expect(totals.map(({ value, currency }) => [value, currency])).toEqual([
      [100, 'EUR'],
      [100, 'PLN'],
    ]);
  });

  it('14: weight is in kilograms, and a price by the tonne by a thousand of them', () => {
    const shipment = { outcome: 'delivered', money: { amountMinor: 50_000, currency: 'EUR' }, km: 100, kg: 2_500 };
    expect(tallied(laneTally(), [shipment]).find(({ code }) => code === 'per_t')?.value).toBe(20_000);
  });

  it('15: few cases do not lead', async () => {
    const byLane = groupTallies<JudgedStop>({ idOf: ({ lane }) => lane, newTally: () => onTimeTally(usual) });
    const many = [arrived('09:00', { lane: 'B' }), arrived('11:00', { lane: 'B' })];
    for (const stop of judged([arrived('09:00', { lane: 'A' }), ...many])) byLane.add(stop);
    expect(largestFirst(await byLane.groups()).map(({ id }) => id)).toEqual(['B', 'A']);
  });

  it('16: a day is one by the clock of its place', () => {
    expect(day('2026-03-02', 'Asia/Tokyo').begin).toBe(Date.parse('2026-03-01T15:00:00Z'));
    expect(day('2026-03-02', 'America/Los_Angeles').begin).toBe(Date.parse('2026-03-02T08:00:00Z'));
  });

  it('17: a proof that the clock accepted is not one that a person did', () => {
    const proof = { firstAt: clock('10:00'), isRejected: false, completedAt: clock('11:00'), isAutomatic: true };
    const stop = stopFacts({ departedAt: clock('09:00'), isPassed: true });
    const outcome = proofOutcome(stop, proof);
    expect(outcome).toBe('accepted_by_time');
    const figures = tallied(proofTally(clock('12:00')), [{ outcome, departedAt: clock('09:00'), proof }]);
    expect(figures.find(({ code }) => code === 'by_a_person')).toMatchObject({ count: 0, n: 1 });
    expect(figures.find(({ code }) => code === 'acceptance')).toMatchObject({ value: null, n: 0 });
  });

  it('18: it is told how many times come from those who are measured', () => {
    expect(figureOf('tracked', [arrived('09:00'), arrived('09:00', { source: 'desk' })])).toMatchObject({
      count: 1,
      n: 2,
    });
  });

  it('19: what is excused stands beside what is not', () => {
    const stops = [arrived('09:00'), arrived('11:00', { isExcused: true }), arrived('09:30', { isExcused: true })];
    expect(onTime(stops)).toMatchObject({ count: 2, n: 2 });
    expect(figureOf('on_time_raw', stops)).toMatchObject({ count: 2, n: 3 });
    expect(onTime(stops, { ...usual, excuses: false })).toMatchObject({ count: 2, n: 3 });
  });
});

it('a truck that comes more than an hour early is on time unless that is too early', () => {
  const early = arrived('06:59');
  expect(onTimeOutcome(early, usual)).toBe('on_time');
  expect(onTimeOutcome(early, { ...usual, refusesEarly: true })).toBe('too_early');
  expect(onTimeOutcome(arrived('07:00'), { ...usual, refusesEarly: true })).toBe('on_time');
  expect(onTime([early, arrived('09:00')], { ...usual, refusesEarly: true })).toMatchObject({ count: 1, n: 2 });
});

it.each([
  ['an hour before its window ended', clock('09:00'), 1],
  ['later', clock('09:01'), 0],
  ['never', null, 0],
])('a late stop that was told of %s', (_, warnedAt, count) => {
  expect(figureOf('notified_late', [arrived('11:00', { warnedAt })])).toMatchObject({ count, n: 1 });
});
