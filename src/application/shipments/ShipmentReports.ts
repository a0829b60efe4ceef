import type { ServiceIdentifier } from 'inversify';
import type { ShipmentRecord } from '../../domain/shipment/Shipment.ts';
import type { ToldEvent } from '../../domain/shipment/ToldEvent.ts';

/** Takes what the parties tell of a shipment. What the state or the role forbids is refused with 409, wrong content with 422. */
export interface ShipmentReports {
  /** `eventId` is a UUID: what is told twice with it counts once. */
  tell(id: string, eventId: string, event: ToldEvent, idempotencyKey: string): Promise<ShipmentRecord>;
}
export const ShipmentReports: ServiceIdentifier<ShipmentReports> = Symbol('ShipmentReports');
