/** What reports ask of a trip of a fleet; written by triggers. */
export interface TripTable {
  shipment_id: string;
  /** The shipper. */
  company_id: string;
  carrier_id: string;
  /** The day its last window ends by the clock there, `YYYY-MM-DD`. */
  day: string;
  due_at: Date;
  reference: string;
  lane: string;
  price_minor: number;
  currency: string;
  km: number;
  vehicle_id: string | null;
  trailer_id: string | null;
  pickup_at: Date;
  /** Whether a truck of the fleet has made it. */
  is_driven: boolean;
  /** When its truck carried it; null while it did not, and while nothing says that it is over. */
  begun_at: Date | null;
  ended_at: Date | null;
  /** Whether it is known how far the truck drove empty to it (`emptyKinds.ts`), and how far. */
  empty: number;
  empty_km: number | null;
}
