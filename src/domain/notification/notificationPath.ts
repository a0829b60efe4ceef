import { recordPath } from '../access/recordPath.ts';
import { isOneOf } from '../outside/isOneOf.ts';
import type { Notification } from './Notification.ts';
import { fleetKinds } from './NotificationKind.ts';

/** Where a notification is dealt with: a fleet's own offer, or the shipper's request with all its offers. */
export const notificationPath = ({ kind, offerId, requestId }: Notification): string =>
  isOneOf(fleetKinds, kind) && offerId !== undefined
    ? recordPath('offers', offerId)
    : recordPath('requests', requestId);
