import type { Terms } from '../shipment/Terms.ts';
import type { Scorecard } from '../carrier/Carrier.ts';
import type { OfferFacts } from './OfferFacts.ts';

/** A fleet's offer as the shipper sees it. */
export interface ReceivedOffer extends OfferFacts {
  readonly company: { readonly id: string; readonly name: string };
  /** What the award froze, or would freeze now. */
  readonly terms: Terms;
  readonly scorecard: Scorecard | undefined;
}
