import { describe, expect, it } from 'vitest';
import { blockedSpans } from '../../../src/domain/board/blockedSpans.ts';
import { boardDays } from '../../../src/domain/board/boardDays.ts';
import { readBoardView, turnBoard, writeBoardView } from '../../../src/domain/board/boardView.ts';
import { tripSpan } from '../../../src/domain/board/tripSpan.ts';
import type { Reason } from '../../../src/domain/verdict/Reason.ts';

const hour = 3_600_000;
const at = (text: string) => Date.parse(text);
const on = (clock: string) => at(`2026-03-03T${clock}:00Z`);

describe('the view in the address', () => {
  it.each([
    ['', { first: undefined, days: 7, isList: false }, ''],
    [
      '?from=2026-03-02&days=14&as=list',
      { first: '2026-03-02', days: 14, isList: true },
      'from=2026-03-02&days=14&as=list',
    ],
    ['?days=1', { first: undefined, days: 1, isList: false }, 'days=1'],
    ['?from=2026-02-30&days=8&as=map', { first: undefined, days: 7, isList: false }, ''],
  ] as const)('%s is read and written', (search, view, written) => {
    expect(readBoardView(search)).toEqual(view);
    expect(writeBoardView(view)).toBe(written);
  });

  it('is turned by as many days as it shows', () => {
    const week = readBoardView('');
    expect(turnBoard(week, '2026-02-26', 1).first).toBe('2026-03-05');
    expect(turnBoard({ ...week, days: 1 }, '2026-03-01', -1).first).toBe('2026-02-28');
  });
});

describe('days', () => {
  it('are as long as the clocks there make them', () => {
    const lengths = boardDays('2026-03-28', 3, 'Europe/Berlin').map(({ from, to }) => (to - from) / hour);
    expect(lengths).toEqual([24, 23, 24]);
    expect(boardDays('2026-10-25', 1, 'Europe/Berlin').map(({ from, to }) => (to - from) / hour)).toEqual([25]);
  });

  it('follow each other', () => {
    const days = boardDays('2026-12-30', 3, 'America/New_York');
    expect(days.map(({ day }) => day)).toEqual(['2026-12-30', '2026-12-31', '2027-01-01']);
    expect(days[0]?.to).toBe(days[1]?.from);
  });
});

describe('the time of a shipment', () => {
  const now = at('2026-03-03T12:00:00Z');
  const planned = { pickupAt: '2026-03-03T06:00:00Z', endsAt: '2026-03-03T14:00:00Z' };
  it.each([
    ['planned', 'assigned', {}, '06:00', '14:00', undefined],
    ['planned, and past its window', 'booked', { endsAt: '2026-03-03T10:00:00Z' }, '06:00', '10:00', undefined],
    [
      'on the road in time',
      'in_transit',
      { startedAt: '2026-03-03T07:00:00Z', expectedAt: '2026-03-03T13:00:00Z' },
      '07:00',
      '13:00',
      undefined,
    ],
    [
      'expected late',
      'in_transit',
      { startedAt: '2026-03-03T07:00:00Z', expectedAt: '2026-03-03T16:30:00Z' },
      '07:00',
      '16:30',
      '14:00',
    ],
    ['on the road and overdue', 'dispatched', { endsAt: '2026-03-03T10:00:00Z' }, '06:00', '12:00', '10:00'],
    [
      'delivered early',
      'delivered',
      { startedAt: '2026-03-03T05:00:00Z', deliveredAt: '2026-03-03T09:00:00Z' },
      '05:00',
      '09:00',
      undefined,
    ],
    ['delivered late', 'completed', { deliveredAt: '2026-03-03T15:00:00Z' }, '06:00', '15:00', '14:00'],
  ] as const)('that is %s', (_, status, times, from, to, overdueFrom) => {
    const none = { startedAt: undefined, expectedAt: undefined, deliveredAt: undefined };
    expect(tripSpan({ ...planned, ...none, status, ...times }, now)).toEqual({
      from: on(from),
      to: on(to),
      overdueFrom: overdueFrom && on(overdueFrom),
    });
  });

  it('takes a moment, where it was delivered before it arrived', () => {
    const times = { startedAt: '2026-03-03T12:00:00Z', expectedAt: undefined, deliveredAt: '2026-03-03T11:00:00Z' };
    expect(tripSpan({ ...planned, status: 'delivered', ...times }, now)).toMatchObject({
      from: on('12:00'),
      to: on('12:00') + 1,
    });
  });
});

describe('what keeps a truck off the road', () => {
  const range = { from: at('2026-03-02T00:00:00Z'), to: at('2026-03-09T00:00:00Z') };
  const now = at('2026-03-03T12:00:00Z');
  const spans = (...reasons: readonly Reason[]) =>
    blockedSpans(reasons, range, { now, zone: 'UTC' }).map((span) => [
      new Date(span.from).toISOString().slice(5, 13),
      new Date(span.to).toISOString().slice(5, 13),
      span.reasons.map(({ code }) => code).join(),
    ]);
  const block = { severity: 'block', of: 'vehicle' } as const;
  const paper = (until: string): Reason => ({ code: 'paper_expires', ...block, has: ['insurance'], until });
  const shop = (until?: string): Reason => ({
    code: 'status_vehicle',
    ...block,
    has: ['maintenance'],
    ...(until !== undefined && { until }),
  });

  it.each([
    ['nothing', [], []],
    ['a paper, from the day after', [paper('2026-03-05')], [['03-06T00', '03-09T00', 'paper_expires']]],
    [
      'a licence, from the day after',
      [{ code: 'licence_expires', severity: 'block', of: 'driver', until: '2026-03-05' }],
      [['03-06T00', '03-09T00', 'licence_expires']],
    ],
    ['a paper that expired before', [paper('2026-02-01')], [['03-02T00', '03-09T00', 'paper_expires']]],
    [
      'a paper that is missing',
      [{ code: 'paper_missing', ...block, needs: ['insurance'] }],
      [['03-02T00', '03-09T00', 'paper_missing']],
    ],
    [
      'the shop, from now until it is expected back',
      [shop('2026-03-05')],
      [['03-03T12', '03-05T00', 'status_vehicle']],
    ],
    ['the shop without an end', [shop()], [['03-03T12', '03-09T00', 'status_vehicle']]],
    ['a return that has passed', [shop('2026-03-01')], [['03-03T12', '03-09T00', 'status_vehicle']]],
    [
      'both, together where they overlap',
      [shop('2026-03-07'), paper('2026-03-05')],
      [
        ['03-03T12', '03-06T00', 'status_vehicle'],
        ['03-06T00', '03-07T00', 'status_vehicle,paper_expires'],
        ['03-07T00', '03-09T00', 'paper_expires'],
      ],
    ],
  ] as const)('%s', (_, reasons, expected) => {
    expect(spans(...reasons)).toEqual(expected);
  });
});
