import type { ColumnType, Generated, Insertable, Selectable } from 'kysely';
import type { RequestContent } from '../freight/request/requestContent.ts';
import type { Terms } from '../terms/AgreedTerms.ts';
import type { EventSource } from './fold/ShipmentEvent.ts';
import type { ShipmentStatus } from './fold/ShipmentStatus.ts';

/** The tables of shipments. */
export interface ShipmentTables {
  shipment: ShipmentTable;
  shipment_event: ShipmentEventTable;
  approach_due: ApproachDueTable;
}

/**
 * `company_id` is the shipper. What follows from the events is written with each of them, for lists; `late_from` is the moment from
 * which it is late, so that nothing has to happen for it to become so.
 */
interface ShipmentTable {
  id: string;
  request_id: string;
  offer_id: string;
  company_id: string;
  carrier_id: string;
  version: Generated<number>;
  created_at: Date;
  updated_at: Date;
  reference: string;
  reference_key: ColumnType<string, never, never>;
  status: ShipmentStatus;
  price_minor: number;
  currency: string;
  /** Generated, for lists: where its status stands, currency before amount, and when the next stop opens. */
  status_rank: ColumnType<number, never, never>;
  price_key: ColumnType<string, never, never>;
  next_at: ColumnType<Date | null, never, never>;
  terms: ColumnType<Terms, string, string>;
  content: ColumnType<RequestContent, string, string>;
  km: number;
  vehicle_id: string | null;
  trailer_id: string | null;
  driver_id: string | null;
  /** Of the vehicle that is assigned, for the shipper too. */
  plate: Defaulted<string | null>;
  trailer_plate: Defaulted<string | null>;
  driver_name: Defaulted<string | null>;
  pickup_at: Date;
  ends_at: Date;
  /** The day of the first pickup by the clock there, `YYYY-MM-DD`. */
  pickup_day: string;
  lane: string;
  search: string;
  /** Plates and driver. */
  crew_search: Generated<string>;
  /** All that it is searched by, without accents. */
  words: ColumnType<string, never, never>;
  assign_by: Date;
  /** What is to be looked at, whatever the time. */
  flags: Generated<string[]>;
  late_from: Defaulted<Date | null>;
  /** The stop it is expected to reach after its window, and when; null while it is in time, as far as is known. */
  late_stop: Defaulted<number | null>;
  late_arrival: Defaulted<Date | null>;
  /** When a truck that runs late will be done with it; null while it is in time. Small changes are not written. */
  expected_end: Defaulted<Date | null>;
  /** When the free time of the truck that stands at a stop ends; null while none does, and where waiting is never paid. */
  free_until: Defaulted<Date | null>;
  /** The index of the stop to be reached or left next. */
  next_stop: Defaulted<number | null>;
  /** Of all events, those that one of the parties cannot see too. */
  event_count: Generated<number>;
  last_event: Defaulted<string | null>;
  last_event_at: Defaulted<Date | null>;
  delivered_at: Defaulted<Date | null>;
  cancel_reason: Defaulted<string | null>;
  /** What the shipper owes for a truck that was ordered and not used, in the smallest unit; its statement is opened by a trigger. */
  cancellation_fee_minor: Generated<number>;
  /** When it completes unless somebody objects to a proof before; null while one is missing, and once it is over. */
  completes_at: Defaulted<Date | null>;
  /** When somebody looks whether it is late, set by a trigger; null if not to be looked at. */
  tell_at: ColumnType<Date | null, never, null>;
  /** The stop for which it was told that it is late, or that a delay makes it so; -1 less the stop while only the shipper was told. */
  late_told: Defaulted<number | null>;
  /** When somebody looks whether it has a truck, set by a trigger; null if not to be looked at. */
  assign_tell_at: ColumnType<Date | null, never, null>;
  /** 1 once its carrier was reminded of the truck, 2 once both were told that none was assigned in time. */
  assign_told: Generated<number>;
}

/** A column that may be left out. */
type Defaulted<Value> = ColumnType<Value, Value | undefined, Value>;

export type ShipmentRow = Selectable<ShipmentTable>;

/** Appended, never altered; the database refuses it. */
interface ShipmentEventTable {
  /** Of the client if it gave one, and so only unique within the shipment. */
  id: string;
  shipment_id: string;
  company_id: string;
  carrier_id: string;
  /** From 1, in the order in which they were recorded. */
  number: number;
  type: string;
  at: Date;
  recorded_at: Date;
  /** Null for what the clock did. */
  by_company_id: string | null;
  by_user_id: string | null;
  source: EventSource;
  stop: Defaulted<number | null>;
  lat: Defaulted<number | null>;
  lng: Defaulted<number | null>;
  accuracy_m: Defaulted<number | null>;
  /** A note for one's own side. */
  is_internal: Generated<boolean>;
  data: ColumnType<object, string | undefined, never>;
}

/** A trip that was given to vehicles or a driver, taken from them, is over or will be later, until their next ones are looked at: one row each. */
interface ApproachDueTable {
  id: Generated<number>;
  shipment_id: string;
  units: string[];
  due_at: Generated<Date>;
  /** How often it was begun. */
  tries: Generated<number>;
  /** How many trips before it changed first, each by the one before; and up to when the next ones are looked at, if not a week. */
  depth: Generated<number>;
  until: Defaulted<Date | null>;
}

export type EventRow = Selectable<ShipmentEventTable>;

export type NewEvent = Insertable<ShipmentEventTable>;
