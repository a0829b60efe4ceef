import type { Money } from '../money/Money.ts';
import type { Verdict } from '../verdict/Reason.ts';
import type { closedReasons, OfferStatus } from './OfferStatus.ts';

/** A fleet's offer as the shipper sees it. Instants are RFC 3339. */
export interface ReceivedOffer {
  readonly id: string;
  readonly version: number;
  readonly company: { readonly id: string; readonly name: string };
  readonly amount: Money;
  /** As the service last said; the clock may have ended it since (`offerStatusAt`). */
  readonly status: OfferStatus;
  /** Whether the request changed after the fleet said its price. */
  readonly outdated: boolean;
  readonly changes: readonly string[];
  readonly pickupAt: string | undefined;
  readonly validUntil: string;
  /** The shipper's own price, which binds the shipper until its end. */
  readonly counter: { readonly amount: Money; readonly validUntil: string } | undefined;
  readonly message: string | undefined;
  /** Whether the fleet would still take it if the chosen carrier falls off. */
  readonly standBy: boolean;
  /** Earlier prices of both sides, the oldest first. */
  readonly trail: readonly { readonly amount: Money; readonly by: 'fleet' | 'shipper'; readonly at: string }[];
  /** Undefined if the fleet named no vehicle. */
  readonly verdict: Verdict | undefined;
  readonly closedReason: (typeof closedReasons)[number] | undefined;
  readonly createdAt: string;
  readonly updatedAt: string;
}
