import type { ShortFootprint } from '../emission/Footprint.ts';
import type { Money } from '../money/Money.ts';
import type { CargoLine, Requirements } from '../request/RequestContent.ts';
import type { Stop } from '../stop/Stop.ts';
import type { Verdict } from '../verdict/Reason.ts';
import type { ShipmentDocument } from './ShipmentDocument.ts';
import type { ShipmentEvent } from './ShipmentEvent.ts';
import type { ShipmentFlag } from './shipmentListSpec.ts';
import type { ShipmentStatus } from './ShipmentStatus.ts';
import type { Terms } from './Terms.ts';

export interface Party {
  readonly id: string;
  readonly name: string;
}

/** Where a company gets its post; the country as ISO 3166-1 alpha-2. */
export interface PostalAddress {
  readonly street: string;
  readonly postcode: string;
  readonly city: string;
  readonly country: string;
}

/** A party with its address as it is now; undefined until the company gives one. */
export interface AddressedParty extends Party {
  readonly address?: PostalAddress | undefined;
}

interface NamedUnit {
  readonly id: string;
  readonly plate: string;
}

/** Vehicle, trailer and driver by the names they had when they were assigned. */
export interface Crew {
  readonly vehicle: NamedUnit;
  readonly trailer: NamedUnit | undefined;
  /** The phone while it may be known, and in the record alone. */
  readonly driver: { readonly id: string; readonly name: string; readonly phone?: string | undefined };
}

/** A shipment as a row of the list. Instants are RFC 3339 UTC. */
export interface Shipment {
  readonly id: string;
  readonly version: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly reference: string;
  readonly status: ShipmentStatus;
  readonly flags: readonly ShipmentFlag[];
  readonly stops: readonly Stop[];
  readonly goods: { readonly description: string | undefined; readonly lines: number; readonly grossKg: number };
  readonly km: number;
  /** CO2e, in rows of the list alone. */
  readonly co2e?: ShortFootprint | undefined;
  readonly price: Money;
  readonly shipper: Party;
  readonly carrier: Party;
  readonly requestId: string;
  readonly assignment: Crew | undefined;
  /** Index of the stop that is reached or left next; undefined after the last. */
  readonly nextStop: number | undefined;
  /** The stop its truck is expected at after the window, and when; undefined if it is in time, as far as is known. */
  readonly expectedLate: { readonly stop: number; readonly at: string } | undefined;
  /** Until when the carrier assigns a truck. */
  readonly assignBy: string;
  /** When the free time of the truck that stands at a stop ends; undefined while none does, and where waiting is never paid. */
  readonly freeUntil: string | undefined;
  readonly lastEvent: { readonly type: string; readonly at: string } | undefined;
  /** When it completes by itself, unless the shipper objects to the proof before; undefined while one is missing. */
  readonly completesAt: string | undefined;
}

/** A shipment with all that happened to it. */
export interface ShipmentRecord extends Shipment {
  readonly shipper: AddressedParty;
  readonly carrier: AddressedParty;
  readonly cargo: readonly CargoLine[];
  readonly required: Requirements;
  readonly terms: Terms;
  readonly notes: string | undefined;
  /** How the truck suits the shipment; undefined without one. */
  readonly verdict?: Verdict | undefined;
  readonly documents: readonly ShipmentDocument[];
  readonly events: readonly ShipmentEvent[];
}
