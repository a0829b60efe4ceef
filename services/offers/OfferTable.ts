import type { ColumnType, Generated, Selectable } from 'kysely';
import type { Footprint } from '../emission/Footprint.ts';
import type { OfferStatus } from '../freight/offer/offerStatus.ts';
import type { LoadNews } from '../freight/request/LoadChange.ts';
import type { LoadContent } from '../requests/loadContent.ts';
import type { ShipperTerms } from '../terms/ShipperTerms.ts';
import type { Verdict } from '../freight/verdict/Verdict.ts';

/** A price that was offered before, and when. */
export interface EarlierPrice {
  readonly amountMinor: number;
  /** Left out in the currency that the offer had when it was written: the request's may have changed since. */
  readonly currency?: string;
  readonly by: 'fleet' | 'shipper';
  readonly at: string;
  /** When the fleet said the one after it. */
  readonly replacedAt?: string;
}

/** A fleet's price for a load. `company_id` is the fleet; `load_id` is the request's too. */
export interface OfferTable {
  id: string;
  load_id: string;
  company_id: string;
  shipper_id: string;
  version: Generated<number>;
  created_at: Date;
  updated_at: Date;
  /** As last written: a live one may have expired since (`offerStatusAt`). */
  status: OfferStatus;
  amount_minor: number;
  currency: string;
  /** Generated, for lists: where its status stands, and currency before amount. */
  status_rank: ColumnType<number, never, never>;
  amount_key: ColumnType<string, never, never>;
  /** Of its load, set by triggers while the fleet sees that. */
  load_pickup_at: ColumnType<Date | null, never, never>;
  pickup_at: Date | null;
  valid_until: Date;
  counter_minor: number | null;
  counter_until: Date | null;
  /** When its request ends, set by triggers while it waits. */
  open_until: ColumnType<Date | null, never, never>;
  vehicle_id: string | null;
  trailer_id: string | null;
  driver_id: string | null;
  message: string | null;
  stand_by: boolean;
  /** The parts of the request that changed since the fleet last said its price. */
  changes: Generated<string[]>;
  /** What the fleet saw of the load before these changes, while the offer is live; null of one that did not change since that is kept. */
  earlier_load: ColumnType<LoadContent | null, string | undefined, null>;
  /** What `loadNews` says of that, written with each change of the load; null where that was not kept yet. Without an earlier load it says nothing. */
  load_news: ColumnType<readonly LoadNews[] | null, undefined, string>;
  trail: ColumnType<readonly EarlierPrice[], string | undefined, string>;
  verdict: ColumnType<Verdict | null, string | null, string | null>;
  /** By road from where its truck is free to the first stop, as it stood when the fleet said its price; null if that is not known. */
  empty_km: ColumnType<number | null, number | null | undefined, number | null>;
  closed_reason: string | null;
  /** Never told: `blocked` of an offer that ended because its fleet was blocked. */
  closed_note: string | null;
  /** The shipper's terms when the fleet said its price; null of offers made before that was kept. */
  terms: ColumnType<ShipperTerms | null, string | undefined, string>;
  search: string;
  /** What it would cause in CO2e, as it stood when the fleet said its price; null if nothing can be said. */
  footprint: ColumnType<Footprint | null, string | null | undefined, string | null>;
}

export type OfferRow = Selectable<OfferTable>;
