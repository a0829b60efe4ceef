import { expect, it } from 'vitest';
import { noteDay, noteTime, noteWindow } from '../../../src/domain/consignment/noteTime.ts';

const from = '2026-03-28T22:30:00Z';

it.each([
  [
    'within a day',
    { from, to: '2026-03-28T22:45:00Z', timeZone: 'Europe/Berlin' },
    '2026-03-28 (28 Mar 2026) 23:30–23:45',
  ],
  [
    'over midnight and the change of clocks',
    { from, to: '2026-03-29T02:00:00Z', timeZone: 'Europe/Berlin' },
    '2026-03-28 (28 Mar 2026) 23:30 – 2026-03-29 (29 Mar 2026) 04:00',
  ],
  ['without an end', { from, timeZone: 'Europe/Athens' }, '2026-03-29 (29 Mar 2026) 00:30'],
  ['without a zone', { from, to: from }, '2026-03-28 (28 Mar 2026) 22:30–22:30'],
  ['in a zone nobody knows', { from, timeZone: 'Europe/Nowhere' }, '2026-03-28 (28 Mar 2026) 22:30'],
  ['that does not say when', { timeZone: 'Europe/Berlin' }, undefined],
])('a window %s', (_title, window, written) => {
  expect(noteWindow(window)).toBe(written);
});

it('a day and a time are those of their place', () => {
  const at = Date.UTC(2026, 11, 31, 23, 5);
  expect(noteDay(at, 'Europe/Paris')).toBe('2027-01-01 (1 Jan 2027)');
  expect(noteTime(at, 'Europe/Lisbon')).toBe('2026-12-31 (31 Dec 2026) 23:05');
});
