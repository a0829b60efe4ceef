/** A share of so many cases, from 0 to 1; undefined of too few. */
export interface Share {
  readonly n: number;
  readonly share: number | undefined;
}

/** How a fleet did for the shipper in the last days. */
export interface Scorecard {
  readonly days: number;
  /** Trips that were completed. */
  readonly completed: number;
  /** When it was last given a trip, whenever that was. */
  readonly lastUsedAt: string | undefined;
  /** Pickups and deliveries that it came to in time. */
  readonly onTimePickup: Share;
  readonly onTime: Share;
  /** Late stops of which it gave notice an hour before their windows ended. */
  readonly notified: Share;
  /** Its offers that were accepted. */
  readonly hitRate: Share;
  /** Of requests that asked it by name, what it took. */
  readonly accepted: Share;
  /** Trips that it gave back. */
  readonly fallOff: Share;
  /** Arrivals that a driver or a system told. */
  readonly tracked: Share;
  /** Proofs that came within a day. */
  readonly proof: Share;
  /** Minutes from publication to its first offer, the median. */
  readonly answer: { readonly n: number; readonly medianMin: number | undefined };
}

/** A fleet of the brand, as a shipper sees it. */
export interface Carrier {
  readonly id: string;
  readonly name: string;
  readonly favourite: boolean;
  readonly blocked: boolean;
  readonly note: string | undefined;
  readonly lists: readonly { readonly id: string; readonly name: string }[];
  readonly scorecard: Scorecard;
}
