import type { OwnOffer } from '../offer/Offer.ts';
import type { Terms } from '../shipment/Terms.ts';
import type { Reason, Verdict } from '../verdict/Reason.ts';
import type { SeenLoad } from './SeenLoad.ts';

/** A shipper's terms as they stood when they were read. */
export interface ShownTerms extends Terms {
  readonly version: number;
}

/** A request as a fleet sees it: less of it. Instants are RFC 3339 UTC. */
export interface Load extends SeenLoad {
  readonly id: string;
  readonly shipper: {
    readonly id: string;
    readonly name: string;
    /** How many requests it awarded in the last `days`. */
    readonly record: { readonly days: number; readonly awarded: number };
  };
  readonly publishedAt: string;
  /** Whether the shipper asks this fleet by name. */
  readonly asked: boolean;
  /** Whether the fleet watches it. */
  readonly watched: boolean;
  /** Whether the shipper has another load open that looks the same. */
  readonly possibleDuplicate: boolean;
  readonly km: number;
  /** What the shipper pays for waiting and the rest, in the currency of the load, with the version to say a price for; undefined in lists. */
  readonly terms?: ShownTerms | undefined;
  readonly ownOffer: OwnOffer | undefined;
  /** How many of the fleet's trucks fit as they are coupled, and what stands against the nearest of the others, at most three. */
  readonly fits: {
    readonly count: number;
    /** Whether more may: of a large fleet only the first 1,000 trucks are judged. */
    readonly isAtLeast: boolean;
    readonly nearly: readonly { readonly vehicleId: string; readonly reasons: readonly Reason[] }[];
  };
  /** On the truck that was picked. */
  readonly verdict: Verdict | undefined;
  /** By road from that truck, or else from the place that was asked for, or else, by best match, from the nearest truck that fits; undefined if it is not known where that is. */
  readonly emptyKm: number | undefined;
}
