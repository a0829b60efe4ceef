import type { LoadStop } from '../load/LoadStop.ts';
import type { Money } from '../money/Money.ts';
import type { Verdict } from '../verdict/Reason.ts';
import type { closedReasons, OfferStatus } from './OfferStatus.ts';

/** The fleet's latest offer for a load, as the load tells it. */
export interface OwnOffer {
  readonly id: string;
  readonly version: number;
  readonly status: OfferStatus;
  readonly outdated: boolean;
  readonly amount: Money;
  readonly validUntil: string;
}

/** What an offer is for, as its fleet may still see it. */
export interface OfferedLoad {
  readonly stops: readonly LoadStop[];
  readonly km: number;
  readonly decisionBy: string | undefined;
  /** Undefined if the shipper hides it. */
  readonly target: Money | undefined;
}

/** A fleet's price for a load. Instants are RFC 3339 UTC. */
export interface Offer {
  readonly id: string;
  readonly version: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly loadId: string;
  /** Undefined once the load is no longer meant for this fleet. */
  readonly load: OfferedLoad | undefined;
  readonly shipper: { readonly id: string; readonly name: string };
  readonly amount: Money;
  readonly status: OfferStatus;
  /** The request changed since the price was said: it has to be confirmed. */
  readonly outdated: boolean;
  /** The parts of the request that changed since. */
  readonly changes: readonly string[];
  readonly pickupAt: string | undefined;
  readonly validUntil: string;
  readonly counter: { readonly amount: Money; readonly validUntil: string } | undefined;
  readonly message: string | undefined;
  readonly standBy: boolean;
  /** Earlier prices, oldest first. */
  readonly trail: readonly { readonly amount: Money; readonly by: 'fleet' | 'shipper'; readonly at: string }[];
  readonly verdict: Verdict | undefined;
  readonly closedReason: (typeof closedReasons)[number] | undefined;
  readonly vehicleId: string | undefined;
  readonly trailerId: string | undefined;
  readonly driverId: string | undefined;
}
