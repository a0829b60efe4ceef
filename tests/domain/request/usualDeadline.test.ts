import { expect, it } from 'vitest';
import { usualDeadline } from '../../../src/domain/request/usualDeadline.ts';

const pickup = { day: '2026-01-08', time: '08:00' };
const zone = 'Europe/Berlin';

it.each([
  ['the afternoon before', '2026-01-05T09:00:00Z', '2026-01-07T16:00:00+01:00'],
  ['the afternoon before, an hour ahead of it', '2026-01-07T14:00:00Z', '2026-01-07T16:00:00+01:00'],
  ['the pickup itself, less than an hour ahead of that', '2026-01-07T14:00:01Z', '2026-01-08T08:00:00+01:00'],
  ['the pickup itself, an hour ahead of it', '2026-01-08T06:00:00Z', '2026-01-08T08:00:00+01:00'],
  ['nothing, where the pickup is nearer', '2026-01-08T06:00:01Z', ''],
])('offers end at %s', (_, now, deadline) => {
  expect(usualDeadline(pickup, zone, Date.parse(now))).toBe(deadline);
});

it.each([
  ['no day', { day: '', time: '08:00' }, zone],
  ['no date', { day: '2026-02-30', time: '08:00' }, zone],
  ['no zone', pickup, 'Mars/Base'],
])('nothing is said with %s', (_, from, where) => {
  expect(usualDeadline(from, where, 0)).toBe('');
});

it('a pickup without a time has the afternoon before it', () => {
  expect(usualDeadline({ ...pickup, time: '' }, zone, Date.parse('2026-01-05T09:00:00Z'))).toBe(
    '2026-01-07T16:00:00+01:00',
  );
  expect(usualDeadline({ ...pickup, time: '' }, zone, Date.parse('2026-01-07T23:00:00Z'))).toBe('');
});
