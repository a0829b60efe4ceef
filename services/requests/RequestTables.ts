import type { ColumnType, Generated, Selectable } from 'kysely';
import type { RequestContent } from '../freight/request/requestContent.ts';
import type { RequestStatus } from '../freight/request/requestStatus.ts';
import type { LoadContent } from './loadContent.ts';
import type { TemplateContent } from './templates/templateContent.ts';

/** The tables of the requests room. */
export interface RequestTables {
  shipment_request: RequestTable;
  request_number: RequestNumberTable;
  load: LoadTable;
  load_audience: LoadAudienceTable;
  request_template: RequestTemplateTable;
}

/** A JSON column, inserted as text. */
type Json<Content> = ColumnType<Content, string, string>;

/** What a shipper says about a request, and what follows from it for lists. */
interface RequestTable {
  id: string;
  company_id: string;
  version: Generated<number>;
  created_at: Date;
  updated_at: Date;
  reference: string;
  reference_key: ColumnType<string, never, never>;
  /** As last written: an open one may have expired since (`requestStatusAt`). */
  status: RequestStatus;
  content: Json<RequestContent>;
  published_at: Date | null;
  /** When it expires: at its deadline or the end of its first window. */
  ends_at: Date | null;
  decision_by: Date | null;
  pickup_at: Date | null;
  /** The day of the first pickup by the clock there, `YYYY-MM-DD`. */
  pickup_day: string | null;
  lane: string;
  km: number | null;
  km_method: string | null;
  /** Whether a carrier fell off. */
  recovering: Generated<boolean>;
  cancel_reason: string | null;
  awarded_offer_id: string | null;
  shipment_id: string | null;
  /** `postingOf` its content; also empty for one from before that was noted, until it is published. */
  posting_key: string | null;
  search: string;
}

export type RequestRow = Selectable<RequestTable>;

/** The last number of the references that the services made for a company in a year. */
interface RequestNumberTable {
  company_id: string;
  year: number;
  last: number;
}

/** What fleets see of a request that was published; nothing else of it is in their reach. */
interface LoadTable {
  id: string;
  company_id: string;
  brand_id: string;
  is_market: boolean;
  /** As last written: it is gone from `ends_at` on. */
  is_open: boolean;
  published_at: Date;
  ends_at: Date;
  content: Json<LoadContent>;
  pickup_at: Date;
  pickup_day: string;
  from_lat: number;
  from_lng: number;
  to_lat: number;
  to_lng: number;
  km: number;
  gross_kg: number;
  body_types: string[];
  is_adr: boolean;
  pricing: string;
  /** Minor units per km; null unless the price is shown. */
  price_per_km: number | null;
  /** `body_types` by their place in the list of all; all of them where any will do. */
  body_bits: Generated<number>;
  /** What it needs of a truck (`loadNeeds`); empty for a load from before that was noted. */
  payload_kg: number | null;
  volume_m3: number | null;
  loading_m: number | null;
  pallets: number | null;
  temperature_min: number | null;
  temperature_max: number | null;
  equipment_bits: number | null;
  needs_certificate: boolean | null;
  papers_until: string | null;
  carried_until: Date | null;
  /** As of its request. */
  posting_key: string | null;
  search: string;
}

export type LoadRow = Selectable<LoadTable>;

/** Fleets that were asked by name. */
interface LoadAudienceTable {
  load_id: string;
  company_id: string;
  carrier_id: string;
  /** When the fleet was asked by name; null of one that sees the load only for the offer it made. */
  asked_at: Date | null;
}

/** Requests without dates. */
export interface RequestTemplateTable {
  id: string;
  company_id: string;
  created_at: Date;
  name: string;
  name_key: ColumnType<string, never, never>;
  content: Json<TemplateContent>;
}
