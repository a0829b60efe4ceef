import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../src/domain/dates/addDays.ts';
import { firstOfWeek } from '../../../src/domain/dates/firstOfWeek.ts';
import { mayPickDay } from '../../../src/domain/dates/mayPickDay.ts';
import { pickDay } from '../../../src/domain/dates/pickDay.ts';
import { pickerModes, type PickerMode } from '../../../src/domain/dates/PickerMode.ts';
import type { PickerRules } from '../../../src/domain/dates/PickerRules.ts';
import { pickTime } from '../../../src/domain/dates/pickTime.ts';
import { presetSpan } from '../../../src/domain/dates/presetSpan.ts';
import { problemOfSpan } from '../../../src/domain/dates/problemOfSpan.ts';
import { rangePresets, type RangePreset } from '../../../src/domain/dates/RangePreset.ts';
import { readSpan } from '../../../src/domain/dates/readSpan.ts';
import { snappedPart } from '../../../src/domain/dates/snappedPart.ts';
import { emptySpan } from '../../../src/domain/dates/Span.ts';
import { steppedPart } from '../../../src/domain/dates/steppedPart.ts';
import { timeSteps } from '../../../src/domain/dates/TimeSteps.ts';
import { writeSpan } from '../../../src/domain/dates/writeSpan.ts';

const rulesOf = (rules: Partial<PickerRules> = {}): PickerRules => ({
  mode: 'range',
  precision: 'minute',
  zone: 'UTC',
  steps: timeSteps({}),
  earliest: undefined,
  latest: undefined,
  isClosed: () => false,
  ...rules,
});
const spanOf = (raw: string) => readSpan(raw, 'range', 'UTC') ?? emptySpan;
const week = '2026-03-02T08:30:00Z ~ 2026-03-06T17:00:00Z';

describe('Choosing a day', () => {
  it.each<[PickerMode, string, string, string]>([
    ['single', '', '2026-03-05', '2026-03-05T00:00:00Z'],
    ['single', '2026-03-02T08:30:00Z', '2026-03-05', '2026-03-05T08:30:00Z'],
    ['range', '', '2026-03-05', '2026-03-05T00:00:00Z ~'],
    ['range', '2026-03-05 ~', '2026-03-07', '2026-03-05T00:00:00Z ~ 2026-03-07T23:59:59Z'],
    ['range', '2026-03-05 ~', '2026-03-05', '2026-03-05T00:00:00Z ~ 2026-03-05T23:59:59Z'],
    ['range', '2026-03-05 ~', '2026-03-01', '2026-03-01T00:00:00Z ~ 2026-03-05T23:59:59Z'],
    ['range', week, '2026-03-09', '2026-03-09T00:00:00Z ~'],
    ['rangeFrom', week, '2026-03-04', '2026-03-04T08:30:00Z ~ 2026-03-06T17:00:00Z'],
    ['rangeFrom', week, '2026-03-09', '2026-03-06T17:00:00Z ~ 2026-03-06T17:00:00Z'],
    ['rangeTo', week, '2026-03-09', '2026-03-02T08:30:00Z ~ 2026-03-09T17:00:00Z'],
    ['rangeTo', '', '2026-03-09', '~ 2026-03-09T23:59:59Z'],
  ])('in mode %s, from %j, %s gives %s', (mode, before, day, after) => {
    expect(writeSpan(pickDay(spanOf(before), day, rulesOf({ mode })), mode, 'UTC')).toBe(after);
  });

  it('never leaves an end before its beginning, nor the limits', () => {
    const day = fc.integer({ min: -40, max: 40 }).map((days) => addDays('2026-03-29', days));
    const [earliest, latest] = [Date.parse('2026-03-01T10:00:00Z'), Date.parse('2026-04-20T10:00:00Z')];
    fc.assert(
      fc.property(fc.constantFrom(...pickerModes), fc.array(day, { maxLength: 8 }), (mode, days) => {
        const rules = rulesOf({ mode, zone: 'Europe/Berlin', earliest, latest });
        let span = emptySpan;
        for (const each of days) if (mayPickDay(each, rules, span)) span = pickDay(span, each, rules);
        expect(problemOfSpan(span, rules)).toBeUndefined();
      }),
    );
  });
});

it('a time is chosen for one end and does not pass the other', () => {
  const day = spanOf('2026-03-05T08:00:00Z ~ 2026-03-05T17:00:00Z');
  const chosen = (hour: number) => writeSpan(pickTime(day, 'from', { hour }, rulesOf()), 'range', 'UTC');
  expect(chosen(9)).toBe('2026-03-05T09:00:00Z ~ 2026-03-05T17:00:00Z');
  expect(chosen(20)).toBe('2026-03-05T17:00:00Z ~ 2026-03-05T17:00:00Z');
  expect(pickTime(emptySpan, 'to', { hour: 9 }, rulesOf())).toEqual(emptySpan);
});

it('an hour chosen for the last minute of a day brings the minute onto its step', () => {
  const rules = rulesOf({ steps: timeSteps({ minute: 15 }) });
  const after = pickTime(spanOf('2026-03-05 ~ 2026-03-05T23:59:59Z'), 'to', { hour: 17 }, rules);
  expect(writeSpan(after, 'range', 'UTC')).toBe('2026-03-05T00:00:00Z ~ 2026-03-05T17:45:59Z');
  expect(problemOfSpan(after, rules)).toBeUndefined();
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
] as const)('from %i, steps of %i lead by %i on a clock of %i to %i', (value, step, direction, size, next) => {
  expect(steppedPart(value, step, direction, size)).toBe(next);
});

it('what is stepped or snapped lies on a step and on the clock', () => {
  fc.assert(
    fc.property(
      fc.nat(59),
      fc.integer({ min: 1, max: 120 }),
      fc.constantFrom(1 as const, -1 as const),
      (value, step, direction) => {
        for (const next of [steppedPart(value, step, direction, 60), snappedPart(value, step, 60)]) {
          expect(next % step).toBe(0);
          expect(next >= 0 && next < 60).toBe(true);
        }
      },
    ),
  );
});

it.each<[RangePreset, string]>([
  ['today', '2026-03-05T00:00:00Z ~ 2026-03-05T23:59:59Z'],
  ['yesterday', '2026-03-04T00:00:00Z ~ 2026-03-04T23:59:59Z'],
  ['last7Days', '2026-02-27T00:00:00Z ~ 2026-03-05T23:59:59Z'],
  ['last30Days', '2026-02-04T00:00:00Z ~ 2026-03-05T23:59:59Z'],
  ['thisWeek', '2026-03-02T00:00:00Z ~ 2026-03-08T23:59:59Z'],
  ['thisMonth', '2026-03-01T00:00:00Z ~ 2026-03-31T23:59:59Z'],
  ['lastMonth', '2026-02-01T00:00:00Z ~ 2026-02-28T23:59:59Z'],
])('%s on a Thursday, with weeks from Monday, is %s', (preset, written) => {
  const span = presetSpan(preset, '2026-03-05', 1, rulesOf());
  expect(span && writeSpan(span, 'range', 'UTC')).toBe(written);
});

it('a preset past the latest is not there, and one that touches it is cut', () => {
  const latest = Date.parse('2026-03-05T12:00:00Z');
  expect(presetSpan('today', '2026-03-05', 0, rulesOf({ latest }))?.to).toBe(latest);
  expect(presetSpan('today', '2026-03-06', 0, rulesOf({ latest }))).toBeUndefined();
  expect(rangePresets).toHaveLength(7);
});

it('a week begins on its first day and holds the day asked for', () => {
  fc.assert(
    fc.property(fc.integer({ min: -90_000, max: 90_000 }), fc.nat(6), (days, firstDay) => {
      const day = addDays('2026-03-01', days);
      const first = firstOfWeek(day, firstDay);
      expect(new Date(`${first}T00:00:00Z`).getUTCDay()).toBe(firstDay);
      expect(first <= day && day <= addDays(first, 6)).toBe(true);
    }),
  );
});

it.each([
  ['order', '2026-03-06 ~ 2026-03-05', {}],
  ['too-early', '2026-03-05', { earliest: Date.parse('2026-03-06') }],
  ['too-late', '2026-03-05', { latest: Date.parse('2026-03-04') }],
  ['closed', '2026-03-08', { isClosed: (day: string) => day === '2026-03-08' }],
  ['off-step', '2026-03-05T10:07Z', { steps: timeSteps({ minute: 15 }) }],
  [undefined, '2026-03-05 ~ 2026-03-05T23:59:59Z', { steps: timeSteps({ minute: 15 }) }],
  [undefined, '', {}],
])('tells %s of %s', (problem, raw, rules) => {
  expect(problemOfSpan(spanOf(raw), rulesOf(rules))).toBe(problem);
});

it('tells of a span nobody could read that it is malformed', () => {
  expect(problemOfSpan(undefined, rulesOf())).toBe('malformed');
});
