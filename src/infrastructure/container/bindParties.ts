import type { Container } from 'inversify';
import { IdempotencyKeys } from '../../application/shared/IdempotencyKeys.ts';
import { RecordChanges } from '../../application/shared/RecordChanges.ts';
import { Cancellations } from '../../application/shipments/Cancellations.ts';
import { CancelShipment, cancelShipment } from '../../application/shipments/cancelShipment.ts';
import { TrackingLinks } from '../../application/tracking/TrackingLinks.ts';
import { TrackingLinkWrites, trackingLinkWrites } from '../../application/tracking/trackingLinkWrites.ts';
import { AxiosCancellations } from '../http/shipments/AxiosCancellations.ts';
import { AxiosTrackingLinks } from '../http/tracking/AxiosTrackingLinks.ts';
import { httpOf } from './serviceClients.ts';

/** What either party of a shipment does beside driving it: ends it, and lets others follow it. */
export const bindParties = (container: Container): void => {
  container.bind(Cancellations).toResolvedValue((http) => new AxiosCancellations(http), [httpOf('shipments')]);
  container.bind(CancelShipment).toResolvedValue(cancelShipment, [Cancellations, IdempotencyKeys, RecordChanges]);
  container.bind(TrackingLinks).toResolvedValue((http) => new AxiosTrackingLinks(http), [httpOf('shipments')]);
  container
    .bind(TrackingLinkWrites)
    .toResolvedValue(trackingLinkWrites, [TrackingLinks, IdempotencyKeys, RecordChanges]);
};
