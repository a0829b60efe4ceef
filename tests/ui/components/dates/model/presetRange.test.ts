import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '../../../../../src/domain/calendar/addDays.ts';
import { formatRange } from '../../../../../src/ui/components/dates/model/formatRange.ts';
import { presetDays } from '../../../../../src/ui/components/dates/model/presetDays.ts';
import { presetRange } from '../../../../../src/ui/components/dates/model/presetRange.ts';
import { type RangePreset, rangePresets } from '../../../../../src/ui/components/dates/model/RangePreset.ts';
import { rulesOf } from './rulesOf.ts';

const presets: Readonly<Record<RangePreset, string>> = {
  today: '2026-03-05T00:00:00Z ~ 2026-03-05T23:59:59.999Z',
  yesterday: '2026-03-04T00:00:00Z ~ 2026-03-04T23:59:59.999Z',
  last7Days: '2026-02-27T00:00:00Z ~ 2026-03-05T23:59:59.999Z',
  last30Days: '2026-02-04T00:00:00Z ~ 2026-03-05T23:59:59.999Z',
  thisWeek: '2026-03-02T00:00:00Z ~ 2026-03-08T23:59:59.999Z',
  thisMonth: '2026-03-01T00:00:00Z ~ 2026-03-31T23:59:59.999Z',
  lastMonth: '2026-02-01T00:00:00Z ~ 2026-02-28T23:59:59.999Z',
};

it.each(rangePresets)('on a Thursday, with weeks from Monday, the preset %s has the right days', (preset) => {
  const range = presetRange(preset, '2026-03-05', 1, rulesOf());
  expect(range && formatRange(range, 'range', 'UTC')).toBe(presets[preset]);
});

it('a preset after the limit is not offered, and one that crosses it is cut off', () => {
  const latest = Date.parse('2026-03-05T12:00:00Z');
  expect(presetRange('today', '2026-03-05', 0, rulesOf({ latest }))?.to).toBe(latest);
  expect(presetRange('today', '2026-03-06', 0, rulesOf({ latest }))).toBeUndefined();
});

it('this week starts on the first day of the week and contains today', () => {
  fc.assert(
    fc.property(fc.integer({ min: -90_000, max: 90_000 }), fc.nat(6), (days, firstDay) => {
      const today = addDays('2026-03-01', days);
      const [first, last] = presetDays('thisWeek', today, firstDay);
      expect(new Date(`${first}T00:00:00Z`).getUTCDay()).toBe(firstDay);
      expect(first <= today && today <= last).toBe(true);
      expect(last).toBe(addDays(first, 6));
    }),
  );
});
