import type { ServiceIdentifier } from 'inversify';
import type { TrackingLink } from '../../domain/tracking/TrackingLink.ts';

/** The tracking links that the selected company made to a shipment. Throws a Failure. */
export interface TrackingLinks {
  /** The newest first. */
  all(shipmentId: string, signal?: AbortSignal): Promise<readonly TrackingLink[]>;
  /** Refused with 409 if there are enough, or if the shipment is long over. */
  make(shipmentId: string, idempotencyKey: string): Promise<TrackingLink>;
  /** One that was revoked before stays as it was. */
  revoke(shipmentId: string, id: string, idempotencyKey: string): Promise<void>;
}
export const TrackingLinks: ServiceIdentifier<TrackingLinks> = Symbol('TrackingLinks');
