import type { LoadNews } from '../load/LoadChange.ts';
import type { NotificationKind } from './NotificationKind.ts';

/** What a person was told of the market. It holds no price and no name: those are read where the offer is shown. */
export interface Notification {
  readonly id: string;
  /** RFC 3339. */
  readonly at: string;
  readonly kind: NotificationKind;
  readonly isRead: boolean;
  /** Undefined if it is about a shipment, or the request as a whole. */
  readonly offerId: string | undefined;
  readonly shipmentId: string | undefined;
  readonly requestId: string;
  /** Of the shipment. */
  readonly reference: string | undefined;
  readonly fromCity: string;
  readonly toCity: string;
  /** How the load changed, while the offer for it is to be confirmed. */
  readonly changed: readonly LoadNews[] | undefined;
  /** The saved view whose alert it is; a digest says how many more loads match. */
  readonly view: { readonly id: string; readonly name: string; readonly more: number | undefined } | undefined;
}
