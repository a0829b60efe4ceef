import { describe, expect, it } from 'vitest';
import { groupTallies, largestFirst } from '../../../services/reports/groupTallies.ts';
import { onTimeOutcome, type OnTimeRule, onTimeTally } from '../../../services/reports/onTime.ts';
import type { StopFacts } from '../../../services/reports/StopFacts.ts';
import { clock, stopFacts } from '../../support/services/stopFacts.ts';
import { tallied } from '../../support/services/tallied.ts';

type JudgedStop = StopFacts & { readonly outcome: string };

const onTimeFigures = (stops: readonly JudgedStop[], rule: OnTimeRule) => tallied(onTimeTally(rule), stops);

const usual: OnTimeRule = {
  graceMin: 30,
  now: clock('12:00'),
  countsOverdue: true,
  refusesEarly: false,
  excuses: true,
};

const judge = (stops: readonly StopFacts[], rule = usual) =>
  stops.map((stop) => ({ ...stop, outcome: onTimeOutcome(stop, rule) }));

const onTime = (stops: readonly StopFacts[], rule = usual) => onTimeFigures(judge(stops, rule), rule)[0];

const arrived = (time: string, values: Partial<StopFacts> = {}) =>
  stopFacts({ arrivedAt: clock(time), source: 'app', ...values });

const sixStops = [
  arrived('09:50'),
  arrived('10:30'),
  arrived('10:31'),
  stopFacts(),
  stopFacts({ isCancelled: true }),
  stopFacts({ window: null }),
];

describe('on time', () => {
  it('counts the trucks that came, and those that should have', () => {
    expect(judge(sixStops).map(({ outcome }) => outcome)).toEqual([
      'on_time',
      'on_time',
      'late',
      'overdue',
      'cancelled',
      'no_window',
    ]);
    expect(onTime(sixStops)).toMatchObject({ value: 0.5, count: 2, n: 4 });
  });

  it('counts only the trucks that came, if that is wished', () => {
    const found = onTime(sixStops, { ...usual, countsOverdue: false });
    expect(found).toMatchObject({ count: 2, n: 3 });
    expect(found?.value).toBeCloseTo(0.667, 3);
  });

  it('has no value without cases', () => {
    expect(onTime([])).toEqual({
      code: 'on_time',
      unit: 'share',
      currency: null,
      value: null,
      n: 0,
      count: 0,
      low: null,
      high: null,
    });
  });

  it.each([
    ['came before its window', arrived('06:00'), 'on_time'],
    ['came as its window ended', arrived('10:00'), 'on_time'],
    ['came as its grace ended', arrived('10:30'), 'on_time'],
    ['came a second later', stopFacts({ arrivedAt: clock('10:30') + 1_000, source: 'desk' }), 'late'],
    ['was passed without a told arrival', stopFacts({ isPassed: true }), 'no_arrival'],
    ['was left out of the trip', stopFacts({ isSkipped: true }), 'skipped'],
    ['was late, and then canceled', arrived('11:00', { isCancelled: true }), 'cancelled'],
    ['has until 12:00', stopFacts({ window: { from: clock('08:00'), to: clock('12:00') } }), 'not_due'],
    ['had until 11:30 and its grace ends now', stopFacts({ window: { from: 0, to: clock('11:30') } }), 'not_due'],
  ])('a stop that %s', (_, stop, outcome) => {
    expect(onTimeOutcome(stop, usual)).toBe(outcome);
  });

  it.each([
    [0, 'late'],
    [15, 'late'],
    [30, 'on_time'],
    [60, 'on_time'],
  ])('adds a grace of %i minutes once', (graceMin, outcome) => {
    expect(onTimeOutcome(arrived('10:30'), { ...usual, graceMin })).toBe(outcome);
  });

  it('says how many arrivals the office did not tell itself', () => {
    const tracked = onTimeFigures(
      judge([arrived('09:00'), arrived('09:00', { source: 'desk' }), stopFacts()]),
      usual,
    ).at(-1);
    expect(tracked).toMatchObject({ code: 'tracked', count: 1, n: 2, value: 0.5 });
  });
});

describe('groups', () => {
  const stops = judge([
    ...Array.from({ length: 9 }, () => arrived('09:00', { lane: 'A' })),
    arrived('11:00', { lane: 'A' }),
    arrived('11:00', { lane: 'B' }),
    stopFacts({ lane: 'C', isCancelled: true }),
  ]);

  it('begin with the one of most cases, and leave out what has none', async () => {
    const byLane = groupTallies<JudgedStop>({ idOf: ({ lane }) => lane, newTally: () => onTimeTally(usual) });
    for (const stop of stops) byLane.add(stop);
    const groups = await byLane.groups();
    expect(largestFirst(groups).map(({ id, figures }) => [id, figures[0]?.value])).toEqual([
      ['A', 0.9],
      ['B', 0],
    ]);
  });

  it('are ratios of sums: the whole is no average of them', () => {
    expect(onTimeFigures(stops, usual)[0]).toMatchObject({ count: 9, n: 11 });
  });
});
