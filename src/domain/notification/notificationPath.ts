import { recordPath } from '../access/recordPath.ts';
import { roomPath } from '../access/roomPath.ts';
import { isOneOf } from '../outside/isOneOf.ts';
import type { Notification } from './Notification.ts';
import { fleetKinds, statementKinds } from './NotificationKind.ts';

/** Where a notification is dealt with: the shipment or its statement; a fleet's own offer, or else the load; the view of a digest; the shipper's request with all its offers. */
export function notificationPath({ kind, offerId, shipmentId, requestId, view }: Notification): string {
  if (view?.more !== undefined) return `${roomPath('loads')}?view=${encodeURIComponent(view.id)}`;
  if (shipmentId !== undefined && isOneOf(statementKinds, kind)) return recordPath('statements', shipmentId);
  if (shipmentId !== undefined) return recordPath('shipments', shipmentId);
  if (!isOneOf(fleetKinds, kind)) return recordPath('requests', requestId);
  return offerId === undefined ? recordPath('loads', requestId) : recordPath('offers', offerId);
}
