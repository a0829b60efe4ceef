import { describe, expect, it } from 'vitest';
import { clearRange } from '../../../../../src/ui/components/dates/model/clearRange.ts';
import { formatRange } from '../../../../../src/ui/components/dates/model/formatRange.ts';
import { pickDay } from '../../../../../src/ui/components/dates/model/pickDay.ts';
import type { PickerMode } from '../../../../../src/ui/components/dates/model/PickerMode.ts';
import { rangeOf } from './rangeOf.ts';
import { rulesOf } from './rulesOf.ts';

const week = '2026-03-02T08:30:00Z ~ 2026-03-06T17:00:00Z';

describe('picking a day', () => {
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
    const range = pickDay(rangeOf(before), day, rulesOf({ mode }));
    expect(range && formatRange(range, mode, 'UTC')).toBe(after);
  });
});

it.each<[PickerMode, string]>([
  ['single', ''],
  ['range', ''],
  ['rangeFrom', '~ 2026-03-06T17:00:00Z'],
  ['rangeTo', '2026-03-02T08:30:00Z ~'],
])('in mode %s, clearing leaves %j of a week', (mode, left) => {
  const range = mode === 'single' ? rangeOf('2026-03-02T08:30:00Z') : rangeOf(week);
  expect(formatRange(clearRange(range, mode), mode, 'UTC')).toBe(left);
});
