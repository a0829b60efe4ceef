import { expect, it } from 'vitest';
import { lostBy } from '../../../src/domain/offer/lostBy.ts';
import type { Offer } from '../../../src/domain/offer/Offer.ts';

it.each<[Offer['status'], Offer['closedReason'], ReturnType<typeof lostBy>]>([
  ['rejected', 'price', 'rejected'],
  ['rejected', 'other', 'rejected'],
  ['rejected', 'not_selected', 'notSelected'],
  ['rejected', undefined, 'notSelected'],
  ['rejected', 'request_cancelled', 'requestOver'],
  ['expired', 'request_expired', undefined],
  ['accepted', undefined, undefined],
  ['submitted', undefined, undefined],
])('an offer that is %s because of %s was lost by: %s', (status, closedReason, how) => {
  expect(lostBy({ status, closedReason })).toBe(how);
});
