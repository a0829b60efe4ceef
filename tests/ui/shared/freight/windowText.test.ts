import { expect, it } from 'vitest';
import { windowLines, windowText } from '../../../../src/ui/shared/freight/windowText.ts';

it.each([
  ['2026-11-24T07:00:00Z', '2026-11-24T09:00:00Z', 'Europe/Berlin', 'en-DE', 'Tue 24 Nov 08:00–10:00 CET'],
  ['2026-11-24T07:00:00Z', '2026-11-24T09:00:00Z', 'Europe/Berlin', 'en-US', 'Tue Nov 24 8:00 AM–10:00 AM CET'],
  ['2026-07-24T06:00:00Z', '2026-07-24T08:00:00Z', 'Europe/Berlin', 'en-GB', 'Fri 24 Jul 08:00–10:00 CEST'],
  ['2026-11-24T14:00:00Z', '2026-11-24T16:30:00Z', 'America/New_York', 'en-GB', 'Tue 24 Nov 09:00–11:30 EST'],
  ['2026-11-24T22:00:00Z', '2026-11-25T01:00:00Z', 'Europe/Paris', 'en-GB', 'Tue 24 Nov 23:00 – Wed 25 Nov 02:00 CET'],
  ['2026-11-24T07:00:00Z', undefined, 'Europe/Berlin', 'en-GB', 'Tue 24 Nov 08:00 CET'],
  ['2026-11-24T07:00:00Z', undefined, 'Nowhere/Atlantis', 'en-GB', 'Tue 24 Nov 07:00 UTC'],
  [undefined, undefined, 'Europe/Berlin', 'en-GB', undefined],
])('a window from %s to %s in %s reads in %s: %s', (from, to, timeZone, locale, text) => {
  expect(windowText({ from, to, timeZone }, locale)?.replaceAll(/\s/gu, ' ')).toBe(text);
});

it('a window that ends on another day is two lines where one is too short', () => {
  const night = { from: '2026-11-24T22:00:00Z', to: '2026-11-25T01:00:00Z', timeZone: 'Europe/Paris' };
  expect(windowLines(night, 'en-GB')).toEqual(['Tue 24 Nov 23:00 –', 'Wed 25 Nov 02:00 CET']);
  expect(windowLines({ ...night, to: '2026-11-24T22:30:00Z' }, 'en-GB')).toEqual(['Tue 24 Nov 23:00–23:30 CET']);
});
