import { expect, it } from 'vitest';
import { laterDeadline } from '../../../src/domain/request/laterDeadline.ts';
import { requestFactory } from '../../support/factories/requestFactory.ts';

const now = Date.parse('2026-01-05T09:00:00Z');
/** The deadline is on Jan 7 at 16:00 UTC, the first pickup ends on Jan 8 at 9:00. */
const request = requestFactory.build();

it.each([
  [4, '2026-01-07T20:00:00.000Z'],
  [17, '2026-01-08T09:00:00.000Z'],
  [18, undefined],
])('a deadline %i hours later is at %s', (hours, decisionBy) => {
  expect(laterDeadline(request, hours, now)?.decisionBy).toBe(decisionBy);
});

it('leaves positions and times as exact as they are', () => {
  const [first, ...others] = request.stops ?? [];
  const place = { ...first?.place, lat: 51.123_456_789, lng: 12.987_654_321 };
  const window = { from: '2026-01-08T07:00:30.500Z', to: '2026-01-08T09:00:59.000Z', timeZone: 'Europe/Berlin' };
  const exact = { ...request, stops: [{ ...first, place, window }, ...others] };
  expect(laterDeadline(exact, 4, now)?.stops[0]).toMatchObject({
    place: { lat: 51.123_456_789, lng: 12.987_654_321 },
    window,
  });
});

it.each([
  ['has no deadline', { decisionBy: undefined }],
  ['has no stops', { stops: [] }],
  ['has no cargo', { cargo: [] }],
])('a request that %s has none that is later', (_, facts) => {
  expect(laterDeadline({ ...request, ...facts }, 4, now)).toBeUndefined();
});
