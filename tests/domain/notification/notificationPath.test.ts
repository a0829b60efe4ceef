import { expect, it } from 'vitest';
import { notificationPath } from '../../../src/domain/notification/notificationPath.ts';
import { notificationFactory } from '../../support/factories/notificationFactory.ts';

it('what a shipment is about is dealt with there, by either side', () => {
  const told = { offerId: undefined, shipmentId: 's-1' };
  expect(notificationPath(notificationFactory.build({ ...told, kind: 'pod_rejected' }))).toBe('/ui/shipments/s-1');
  expect(notificationPath(notificationFactory.build({ ...told, kind: 'pod_to_verify' }))).toBe('/ui/shipments/s-1');
});

it('the alert of a view leads to its load, and a digest to the view', () => {
  const told = { kind: 'loads_matched', offerId: undefined, requestId: 'r-1' } as const;
  const pathOf = (more: number | undefined) =>
    notificationPath(notificationFactory.build({ ...told, view: { id: 'v-1', name: 'Essen', more } }));
  expect([pathOf(undefined), pathOf(12)]).toEqual(['/ui/loads/r-1', '/ui/loads?view=v-1']);
});

it.each([
  ['not_selected', 'o-1', '/ui/offers/o-1'],
  ['load_asked', undefined, '/ui/loads/r-1'],
  ['offer_live_again', 'o-1', '/ui/offers/o-1'],
  ['request_closed', undefined, '/ui/loads/r-1'],
  ['offer_received', 'o-1', '/ui/requests/r-1'],
  ['request_expired', undefined, '/ui/requests/r-1'],
] as const)('%s about the offer %s is dealt with at %s', (kind, offerId, path) => {
  expect(notificationPath(notificationFactory.build({ kind, offerId, requestId: 'r-1' }))).toBe(path);
});
