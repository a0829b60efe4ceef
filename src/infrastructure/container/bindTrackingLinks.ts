import type { Container } from 'inversify';
import { IdempotencyKeys } from '../../application/shared/IdempotencyKeys.ts';
import { RecordChanges } from '../../application/shared/RecordChanges.ts';
import { TrackingLinks } from '../../application/tracking/TrackingLinks.ts';
import { TrackingLinkWrites, trackingLinkWrites } from '../../application/tracking/trackingLinkWrites.ts';
import { AxiosTrackingLinks } from '../http/tracking/AxiosTrackingLinks.ts';
import { httpOf } from './serviceClients.ts';

/** Links by which others follow a shipment. */
export const bindTrackingLinks = (container: Container): void => {
  container.bind(TrackingLinks).toResolvedValue((http) => new AxiosTrackingLinks(http), [httpOf('shipments')]);
  container
    .bind(TrackingLinkWrites)
    .toResolvedValue(trackingLinkWrites, [TrackingLinks, IdempotencyKeys, RecordChanges]);
};
