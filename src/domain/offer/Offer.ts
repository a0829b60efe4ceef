import type { LoadStop } from '../load/LoadStop.ts';
import type { Money } from '../money/Money.ts';
import type { Terms } from '../shipment/Terms.ts';
import type { CounterOffer } from './CounterOffer.ts';
import type { ChangedLoad } from '../load/SeenLoad.ts';
import type { OfferFacts } from './OfferFacts.ts';
import type { OfferStatus } from './OfferStatus.ts';

/** The fleet's latest offer for a load, as the load tells it. */
export interface OwnOffer {
  readonly id: string;
  readonly version: number;
  readonly status: OfferStatus;
  readonly outdated: boolean;
  readonly amount: Money;
  readonly validUntil: string;
  readonly counter: CounterOffer | undefined;
}

/** What an offer is for, as its fleet may still see it. */
export interface OfferedLoad {
  readonly stops: readonly LoadStop[];
  readonly km: number;
  readonly decisionBy: string | undefined;
  /** What a price must be in by now: the shipper may have changed it since the offer. */
  readonly currency: string | undefined;
  /** Undefined if the shipper hides it. */
  readonly target: Money | undefined;
}

/** A fleet's price for a load. */
export interface Offer extends OfferFacts {
  readonly loadId: string;
  /** Undefined once the load is no longer meant for this fleet. */
  readonly load: OfferedLoad | undefined;
  readonly shipper: { readonly id: string; readonly name: string };
  readonly vehicleId: string | undefined;
  readonly trailerId: string | undefined;
  readonly driverId: string | undefined;
  /** The shipper's terms that the price was said for, in its currency; undefined of offers made before they were kept. */
  readonly terms: Terms | undefined;
  /** How the load changed since, of an outdated offer; undefined in lists, and if that is not known. */
  readonly changedLoad: ChangedLoad | undefined;
  /** What it became once it was accepted. */
  readonly shipmentId: string | undefined;
}
