import type { Money } from '../money/Money.ts';
import type { OwnOffer } from '../offer/Offer.ts';
import type { CargoLine, pricingModels, Requirements } from '../request/RequestContent.ts';
import type { LoadStop } from './LoadStop.ts';

/** A request as a fleet sees it: less of it. Instants are RFC 3339 UTC. */
export interface Load {
  readonly id: string;
  readonly shipper: { readonly id: string; readonly name: string };
  readonly publishedAt: string;
  readonly stops: readonly LoadStop[];
  readonly cargo: readonly CargoLine[];
  readonly required: Requirements;
  readonly pricing: {
    readonly model: (typeof pricingModels)[number] | undefined;
    readonly currency: string | undefined;
    /** Undefined if the shipper hides it. */
    readonly target: Money | undefined;
  };
  /** Until when the shipper takes offers. */
  readonly decisionBy: string | undefined;
  readonly km: number;
  readonly ownOffer: OwnOffer | undefined;
}
