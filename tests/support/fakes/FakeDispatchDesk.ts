import type { AssignmentEntry, DispatchDesk } from '../../../src/application/shipments/DispatchDesk.ts';
import type { Candidate } from '../../../src/domain/shipment/Candidate.ts';
import type { ShipmentRecord } from '../../../src/domain/shipment/Shipment.ts';
import { shipmentFactory } from '../factories/shipmentFactory.ts';
import type { Outcome } from './Outcome.ts';
import { settle } from './settle.ts';

/** Trucks for shipments, answered as configured. */
export class FakeDispatchDesk implements DispatchDesk {
  readonly assigned: { readonly id: string; readonly version: number; readonly entry: AssignmentEntry }[] = [];
  readonly unassigned: { readonly id: string; readonly version: number }[] = [];
  readonly keys: string[] = [];
  found: Outcome<readonly Candidate[]> = [];
  /** What a write answers. */
  written: Outcome<ShipmentRecord> = shipmentFactory.build();

  candidates(): Promise<readonly Candidate[]> {
    return settle(this.found);
  }

  assign(id: string, version: number, entry: AssignmentEntry, idempotencyKey: string): Promise<ShipmentRecord> {
    this.assigned.push({ id, version, entry });
    this.keys.push(idempotencyKey);
    return settle(this.written);
  }

  unassign(id: string, version: number, idempotencyKey: string): Promise<ShipmentRecord> {
    this.unassigned.push({ id, version });
    this.keys.push(idempotencyKey);
    return settle(this.written);
  }
}
