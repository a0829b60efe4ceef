import { expect, it } from 'vitest';
import { notificationPath } from '../../../src/domain/notification/notificationPath.ts';
import { notificationFactory } from '../../support/factories/notificationFactory.ts';

it.each([
  ['not_selected', 'o-1', '/ui/offers/o-1'],
  ['request_closed', undefined, '/ui/loads/r-1'],
  ['offer_received', 'o-1', '/ui/requests/r-1'],
  ['request_expired', undefined, '/ui/requests/r-1'],
] as const)('%s about the offer %s is dealt with at %s', (kind, offerId, path) => {
  expect(notificationPath(notificationFactory.build({ kind, offerId, requestId: 'r-1' }))).toBe(path);
});
