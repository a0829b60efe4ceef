import type { kmMethods } from '../distance/estimateRoute.ts';
import type { Money } from '../money/Money.ts';
import type { Decline } from './Decline.ts';
import type { RequestContent } from './RequestContent.ts';
import type { RequestStatus } from './RequestStatus.ts';

/** A request as its shipper sees it: what was entered, and what the services know of it. Instants are RFC 3339. */
export interface ShipmentRequest extends RequestContent {
  readonly id: string;
  readonly version: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly reference: string;
  /** As of when it was read: an open one expires by the clock. */
  readonly status: RequestStatus;
  /** When an open request expires. */
  readonly endsAt: string | undefined;
  readonly lane: string;
  readonly km: number | undefined;
  readonly kmMethod: (typeof kmMethods)[number] | undefined;
  /** Undefined if it was never open. */
  readonly publishedAt: string | undefined;
  /** Whether its carrier fell off. */
  readonly recovering: boolean;
  readonly cancelReason: string | undefined;
  readonly awardedOffer: string | undefined;
  /** The agreed price, while it is awarded. */
  readonly awardedPrice: Money | undefined;
  readonly shipmentId: string | undefined;
  /** How many offers wait for an answer, and the lowest and the highest of them in the request's currency. */
  readonly offers: { readonly live: number; readonly best: Money | undefined; readonly highest: Money | undefined };
  /** How many fleets were asked by name or on a list, and how many of them made an offer or declined. */
  readonly asked: { readonly fleets: number; readonly answered: number };
  /** Fleets that do not want it, the latest first; undefined in lists. */
  readonly declines?: readonly Decline[] | undefined;
}
