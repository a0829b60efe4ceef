import type { Money } from '../money/Money.ts';
import type { Verdict } from '../verdict/Reason.ts';
import type { CounterOffer } from './CounterOffer.ts';
import type { closedReasons, OfferStatus } from './OfferStatus.ts';

/** What fleet and shipper both see of an offer. Instants are RFC 3339 UTC. */
export interface OfferFacts {
  readonly id: string;
  readonly version: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly amount: Money;
  /** As the service last said; the clock may have ended it since (`offerStatusAt`). */
  readonly status: OfferStatus;
  /** The request changed since the fleet said its price, which it has to confirm. */
  readonly outdated: boolean;
  /** The parts of the request that changed since. */
  readonly changes: readonly string[];
  readonly pickupAt: string | undefined;
  readonly validUntil: string;
  readonly counter: CounterOffer | undefined;
  readonly message: string | undefined;
  /** Whether the fleet would still take it if the chosen carrier falls off. */
  readonly standBy: boolean;
  /** Earlier prices of both sides, the oldest first. */
  readonly trail: readonly { readonly amount: Money; readonly by: 'fleet' | 'shipper'; readonly at: string }[];
  /** Undefined if the fleet named no vehicle. */
  readonly verdict: Verdict | undefined;
  readonly closedReason: (typeof closedReasons)[number] | undefined;
}
