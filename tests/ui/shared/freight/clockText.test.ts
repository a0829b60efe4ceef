import { expect, it } from 'vitest';
import { clockText } from '../../../../src/ui/shared/freight/clockText.ts';

const now = Date.parse('2026-11-24T20:00:00Z');

it.each([
  ['2026-11-24T22:30:00Z', 'Europe/Berlin', 'en-GB', '23:30'],
  ['2026-11-24T23:30:00Z', 'Europe/Berlin', 'en-GB', 'Wed 00:30'],
  ['2026-11-24T23:30:00Z', 'America/New_York', 'en-US', '6:30 PM'],
  ['2026-11-30T10:00:00Z', 'Europe/Berlin', 'en-GB', 'Mon 11:00'],
  ['2026-12-01T10:00:00Z', 'Europe/Berlin', 'en-GB', '1 Dec'],
  ['2026-11-24T22:30:00Z', 'Nowhere/Atlantis', 'en-GB', '22:30'],
  ['2026-11-24T22:30:00Z', undefined, 'en-GB', '22:30'],
  ['2026-11-20T10:00:00Z', 'Europe/Berlin', 'en-GB', '20 Nov'],
])('%s in %s reads in %s: %s', (instant, zone, locale, text) => {
  expect(clockText(Date.parse(instant), now, zone, locale).replaceAll(/\s/gu, ' ')).toBe(text);
});
