import type { ShipmentFlag } from '../shipment/shipmentListSpec.ts';
import type { ShipmentStatus } from '../shipment/ShipmentStatus.ts';
import type { Stop } from '../stop/Stop.ts';
import type { Reason } from '../verdict/Reason.ts';

interface NamedUnit {
  readonly id: string;
  readonly plate: string;
}

interface NamedDriver {
  readonly id: string;
  readonly name: string;
}

/** A shipment on the board. Instants are RFC 3339 UTC. */
export interface BoardTrip {
  readonly id: string;
  readonly version: number;
  readonly reference: string;
  readonly status: ShipmentStatus;
  readonly flags: readonly ShipmentFlag[];
  /** From the first window's begin to the last one's end. */
  readonly pickupAt: string;
  readonly endsAt: string;
  /** Until when it should have a truck. */
  readonly assignBy: string;
  /** When the truck came to its first stop. */
  readonly startedAt: string | undefined;
  /** When it is expected at the last stop. */
  readonly expectedAt: string | undefined;
  readonly deliveredAt: string | undefined;
  readonly shipper: string;
  readonly stops: readonly Stop[];
  readonly grossKg: number;
  readonly trailer: NamedUnit | undefined;
  readonly driver: NamedDriver | undefined;
}

/** A vehicle that drives, with what it pulls, who drives it, and what it does. */
export interface BoardTruck {
  readonly id: string;
  readonly fleetNo: string;
  readonly plate: string;
  readonly kind: string;
  readonly bodyType: string;
  readonly status: string;
  readonly trailer: NamedUnit | undefined;
  readonly driver: NamedDriver | undefined;
  /** What keeps it off the road. `until` of a status is the day it is expected back. */
  readonly blocks: readonly Reason[];
  readonly trips: readonly BoardTrip[];
}

/** Trucks over some days, and the shipments that have none. */
export interface Board {
  readonly trucks: readonly BoardTruck[];
  /** Of a fleet with many, more than are shown. */
  readonly truckCount: number;
  /** What should have a truck first comes first. */
  readonly unassigned: readonly BoardTrip[];
  readonly unassignedCount: number;
}
