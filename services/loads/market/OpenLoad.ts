import type { Place } from './Place.ts';

/** What an open load asks of a truck (`loadNeeds`). */
export interface CarriedNeeds {
  readonly payloadKg: number;
  readonly volumeM3: number;
  readonly loadingMetres: number;
  readonly pallets: number;
  readonly temperatureC: { readonly min: number; readonly max: number } | null;
  readonly equipmentBits: number;
  readonly needsCertificate: boolean;
  /** The last day on which papers must be valid, `YYYY-MM-DD`. */
  readonly papersUntil: string;
  readonly carriedUntil: number;
}

/** What decides who finds an open load and where it stands in a list. Times are milliseconds since 1970. */
export interface OpenLoad {
  readonly id: string;
  readonly shipperId: string;
  /** Whether all fleets of the brand see it, or those alone that were asked. */
  readonly isMarket: boolean;
  readonly publishedAt: number;
  readonly endsAt: number;
  readonly pickupAt: number;
  /** By the clock there, `YYYY-MM-DD`. */
  readonly pickupDay: string;
  readonly from: Place;
  readonly to: Place;
  readonly km: number;
  readonly grossKg: number;
  readonly isAdr: boolean;
  readonly pricing: string;
  readonly pricePerKm: number | null;
  readonly bodyBits: number;
  /** Null of a load from before they were noted. */
  readonly needs: CarriedNeeds | null;
  /** In lower case. */
  readonly search: string;
  /** Of its content, as it is kept. */
  readonly bytes: number;
}
