import type { Footprint } from '../emission/Footprint.ts';
import type { Terms } from '../shipment/Terms.ts';
import type { Scorecard } from '../carrier/Carrier.ts';
import type { OfferFacts } from './OfferFacts.ts';

/** A fleet's offer as the shipper sees it. */
export interface ReceivedOffer extends OfferFacts {
  /** `isNew` if the fleet joined in the last 30 days. */
  readonly company: { readonly id: string; readonly name: string; readonly isNew: boolean };
  /** What the award froze, or would freeze now. */
  readonly terms: Terms;
  /** Estimated km by road from where the named truck is free to the first stop; undefined without a truck, or if that place is not known. */
  readonly emptyKm: number | undefined;
  readonly scorecard: Scorecard | undefined;
  /** With the truck they named, or any; undefined if nothing can be said. */
  readonly co2e?: Footprint | undefined;
}
