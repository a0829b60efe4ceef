import { expect, it } from 'vitest';
import { type ValidityChoice, validityEnd } from '../../../src/domain/offer/validity.ts';

/** 21:30 in Lisbon, 22:30 in Berlin. */
const now = Date.UTC(2026, 0, 5, 21, 30);
const times = { decisionBy: '2026-01-07T16:00:00Z', own: '2026-01-06T12:00:00+01:00', now, zone: 'Europe/Berlin' };

it.each<[ValidityChoice, Partial<typeof times>, string | undefined]>([
  ['hours', {}, '2026-01-05T23:30:00.000Z'],
  ['decision', {}, '2026-01-07T16:00:00.000Z'],
  ['own', {}, '2026-01-06T11:00:00.000Z'],
  ['own', { own: '' }, undefined],
  ['own', { own: 'tomorrow' }, undefined],
])('a price that stands for the choice %s with %j ends at %s', (choice, given, end) => {
  expect(validityEnd(choice, { ...times, ...given })).toBe(end === undefined ? undefined : Date.parse(end));
});

it('a price cannot stand until a decision whose time is not known', () => {
  expect(validityEnd('decision', { ...times, decisionBy: undefined })).toBeUndefined();
});

it('a price of today ends with the day of whoever offers, not with that of the shipper', () => {
  const [berlin, tokyo] = ['Europe/Berlin', 'Asia/Tokyo'].map((zone) => validityEnd('day', { ...times, zone }) ?? 0);
  expect(berlin).toBeGreaterThan(now);
  expect(berlin).toBeLessThanOrEqual(Date.UTC(2026, 0, 5, 23));
  expect(tokyo).toBeGreaterThan(Date.UTC(2026, 0, 6, 14, 58));
  expect(tokyo).toBeLessThanOrEqual(Date.UTC(2026, 0, 6, 15));
});
