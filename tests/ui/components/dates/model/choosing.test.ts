import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../../../src/domain/calendar/addDays.ts';
import { clearSpan } from '../../../../../src/ui/components/dates/model/clearSpan.ts';
import { firstOfWeek } from '../../../../../src/ui/components/dates/model/firstOfWeek.ts';
import { pickDay } from '../../../../../src/ui/components/dates/model/pickDay.ts';
import type { PickerMode } from '../../../../../src/ui/components/dates/model/PickerMode.ts';
import { presetSpan } from '../../../../../src/ui/components/dates/model/presetSpan.ts';
import { problemOfSpan } from '../../../../../src/ui/components/dates/model/problemOfSpan.ts';
import { rangePresets, type RangePreset } from '../../../../../src/ui/components/dates/model/RangePreset.ts';
import { timeSteps } from '../../../../../src/ui/components/dates/model/TimeSteps.ts';
import { writeSpan } from '../../../../../src/ui/components/dates/model/writeSpan.ts';
import { rulesOf } from './rulesOf.ts';
import { spanOf } from './spanOf.ts';

const week = '2026-03-02T08:30:00Z ~ 2026-03-06T17:00:00Z';

describe('Choosing a day', () => {
  it.each<[PickerMode, string, string, string]>([
    ['single', '', '2026-03-05', '2026-03-05T00:00:00Z'],
    ['single', '2026-03-02T08:30:00Z', '2026-03-05', '2026-03-05T08:30:00Z'],
    ['range', '', '2026-03-05', '2026-03-05T00:00:00Z ~'],
    ['range', '2026-03-05 ~', '2026-03-07', '2026-03-05T00:00:00Z ~ 2026-03-07T23:59:59.999Z'],
    ['range', '2026-03-05 ~', '2026-03-05', '2026-03-05T00:00:00Z ~ 2026-03-05T23:59:59.999Z'],
    ['range', '2026-03-05 ~', '2026-03-01', '2026-03-01T00:00:00Z ~ 2026-03-05T23:59:59.999Z'],
    ['range', week, '2026-03-09', '2026-03-09T00:00:00Z ~'],
    ['rangeFrom', week, '2026-03-04', '2026-03-04T08:30:00Z ~ 2026-03-06T17:00:00Z'],
    ['rangeFrom', week, '2026-03-06', '2026-03-06T08:30:00Z ~ 2026-03-06T17:00:00Z'],
    ['rangeTo', week, '2026-03-02', '2026-03-02T08:30:00Z ~ 2026-03-02T17:00:00Z'],
    ['rangeTo', week, '2026-03-09', '2026-03-02T08:30:00Z ~ 2026-03-09T17:00:00Z'],
    ['rangeTo', '', '2026-03-09', '~ 2026-03-09T23:59:59.999Z'],
  ])('in mode %s, from %j, %s gives %s', (mode, before, day, after) => {
    const span = pickDay(spanOf(before), day, rulesOf({ mode }));
    expect(span && writeSpan(span, mode, 'UTC')).toBe(after);
  });
});

it.each<[PickerMode, string]>([
  ['single', ''],
  ['range', ''],
  ['rangeFrom', '~ 2026-03-06T17:00:00Z'],
  ['rangeTo', '2026-03-02T08:30:00Z ~'],
])('clearing in mode %s leaves %j of a week', (mode, left) => {
  const span = mode === 'single' ? spanOf('2026-03-02T08:30:00Z') : spanOf(week);
  expect(writeSpan(clearSpan(span, mode), mode, 'UTC')).toBe(left);
});

const presets: Readonly<Record<RangePreset, string>> = {
  today: '2026-03-05T00:00:00Z ~ 2026-03-05T23:59:59.999Z',
  yesterday: '2026-03-04T00:00:00Z ~ 2026-03-04T23:59:59.999Z',
  last7Days: '2026-02-27T00:00:00Z ~ 2026-03-05T23:59:59.999Z',
  last30Days: '2026-02-04T00:00:00Z ~ 2026-03-05T23:59:59.999Z',
  thisWeek: '2026-03-02T00:00:00Z ~ 2026-03-08T23:59:59.999Z',
  thisMonth: '2026-03-01T00:00:00Z ~ 2026-03-31T23:59:59.999Z',
  lastMonth: '2026-02-01T00:00:00Z ~ 2026-02-28T23:59:59.999Z',
};

it.each(rangePresets)('%s on a Thursday, with weeks from Monday', (preset) => {
  const span = presetSpan(preset, '2026-03-05', 1, rulesOf());
  expect(span && writeSpan(span, 'range', 'UTC')).toBe(presets[preset]);
});

it('a preset past the latest is not there, and one that touches it is cut', () => {
  const latest = Date.parse('2026-03-05T12:00:00Z');
  expect(presetSpan('today', '2026-03-05', 0, rulesOf({ latest }))?.to).toBe(latest);
  expect(presetSpan('today', '2026-03-06', 0, rulesOf({ latest }))).toBeUndefined();
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
  [undefined, '2026-03-05 ~ 2026-03-05T23:59:59.999Z', { steps: timeSteps({ minute: 15 }) }],
  [undefined, '', {}],
])('tells %s of %s', (problem, raw, rules) => {
  expect(problemOfSpan(spanOf(raw), rulesOf(rules))).toBe(problem);
});

it('tells of a span nobody could read that it is malformed', () => {
  expect(problemOfSpan(undefined, rulesOf())).toBe('malformed');
});
