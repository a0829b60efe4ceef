import type { ServiceIdentifier } from 'inversify';
import type { Candidate } from '../../domain/shipment/Candidate.ts';
import type { Assignment } from '../../domain/shipment/FoldedShipment.ts';
import type { ShipmentRecord } from '../../domain/shipment/Shipment.ts';

/** Truck and driver for a shipment, and why they change once the truck before was sent off. */
export interface AssignmentEntry extends Assignment {
  readonly reason: string | undefined;
}

/** Gives the shipments of a fleet their trucks. What the state forbids is refused with 409, as is an outdated version. */
export interface DispatchDesk {
  /** What fits first, then the fewest empty km, then the most time to spare. At most 300, as many as a board has trucks. */
  candidates(id: string, signal?: AbortSignal): Promise<readonly Candidate[]>;
  /** What does not fit is refused with 422, one error for each reason. */
  assign(id: string, version: number, entry: AssignmentEntry, idempotencyKey: string): Promise<ShipmentRecord>;
  unassign(id: string, version: number, idempotencyKey: string): Promise<ShipmentRecord>;
}
export const DispatchDesk: ServiceIdentifier<DispatchDesk> = Symbol('DispatchDesk');
