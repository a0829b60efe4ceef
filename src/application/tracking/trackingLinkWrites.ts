import type { ServiceIdentifier } from 'inversify';
import type { TrackingLink } from '../../domain/tracking/TrackingLink.ts';
import type { IdempotencyKeys } from '../shared/IdempotencyKeys.ts';
import type { RecordChanges } from '../shared/RecordChanges.ts';
import { writeAndPublish } from '../shared/writeAndPublish.ts';
import type { TrackingLinks } from './TrackingLinks.ts';

/** Makes and revokes tracking links. Each throws a `Failure`, marks what shows them stale and is safe to retry. */
export interface TrackingLinkWrites {
  readonly make: (shipmentId: string) => Promise<TrackingLink>;
  readonly revoke: (shipmentId: string, id: string) => Promise<void>;
}
export const TrackingLinkWrites: ServiceIdentifier<TrackingLinkWrites> = Symbol('TrackingLinkWrites');

export const trackingLinkWrites = (
  links: TrackingLinks,
  keys: IdempotencyKeys,
  changes: RecordChanges,
): TrackingLinkWrites => ({
  make: (shipmentId) =>
    writeAndPublish(changes, ['shipments'], () =>
      keys.once({ trackingLinkTo: shipmentId }, (key) => links.make(shipmentId, key)),
    ),
  revoke: (shipmentId, id) =>
    writeAndPublish(changes, ['shipments'], () =>
      keys.once({ trackingLink: id, revokes: true }, (key) => links.revoke(shipmentId, id, key)),
    ),
});
