import type { Terms } from '../shipment/Terms.ts';
import type { Scorecard } from '../carrier/Carrier.ts';
import type { OfferFacts } from './OfferFacts.ts';

/** A fleet's offer as the shipper sees it. */
export interface ReceivedOffer extends OfferFacts {
  /** `isNew` if the brand has not known the fleet for long. */
  readonly company: { readonly id: string; readonly name: string; readonly isNew: boolean };
  /** What the award froze, or would freeze now. */
  readonly terms: Terms;
  readonly scorecard: Scorecard | undefined;
}
