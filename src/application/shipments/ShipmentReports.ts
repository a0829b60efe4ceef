import type { ServiceIdentifier } from 'inversify';
import type { ShipmentRecord } from '../../domain/shipment/Shipment.ts';
import type { EventSource } from '../../domain/shipment/ShipmentEvent.ts';
import type { ToldEvent, ToldPosition } from '../../domain/shipment/ToldEvent.ts';

/** An event with its own id, a UUID: what is told twice with it counts once. */
export interface NamedEvent {
  readonly id: string;
  readonly event: ToldEvent | ToldPosition;
  /** From where it comes; the desk if left out. */
  readonly source?: EventSource;
}

/** What became of one event of several: `conflict` came too late, `refused` is wrong. */
export interface ToldAnswer {
  readonly outcome: 'recorded' | 'already_recorded' | 'conflict' | 'refused';
  /** A code that the catalogue words. */
  readonly reason?: string | undefined;
  readonly message?: string | undefined;
}

/** Takes what the parties tell of a shipment. What the state or the role forbids is a conflict, wrong content is refused. */
export interface ShipmentReports {
  tell(shipmentId: string, named: NamedEvent, idempotencyKey: string): Promise<ShipmentRecord>;
  /** Up to 100 events in order, each taken or refused for itself, and answered in the same order. */
  tellAll(shipmentId: string, events: readonly NamedEvent[], idempotencyKey: string): Promise<readonly ToldAnswer[]>;
}
export const ShipmentReports: ServiceIdentifier<ShipmentReports> = Symbol('ShipmentReports');
