import type { NotificationKind } from '../../../domain/notification/NotificationKind.ts';
import type { notificationListSpec } from '../../../domain/notification/notificationListSpec.ts';

/** Texts of the notifications in American English. */
export const notificationTextsEnUS = {
  title: 'Notifications',
  kind: {
    offer_countered: 'You got a counter-offer',
    offer_accepted: 'Your offer was accepted',
    not_selected: 'Your offer was not selected',
    offer_outdated: 'The request changed: confirm your price',
    offer_rejected: 'Your offer was rejected',
    request_closed: 'The request was closed',
    offer_expired: 'Your offer expired',
    offer_received: 'New offer',
    offer_revised: 'An offer has a new price',
    offer_confirmed: 'An offer was confirmed after your changes',
    offer_withdrawn: 'An offer was withdrawn',
    counter_accepted: 'Your counter-offer was accepted',
    counter_expired: 'Your counter-offer expired',
    load_booked: 'Your load was booked',
    decision_soon: 'Decide soon: offers are waiting',
    request_expired: 'The request expired without an award',
    carrier_fell_off: 'The carrier backed out: the request is open again',
  } satisfies Record<NotificationKind, string>,
  route: (from: string, to: string) => `${from} → ${to}`,
  noTown: 'No town',
  unread: 'Unread',
  markRead: 'Mark read',
  markAllRead: 'Mark all read',
  allRead: 'All notifications are marked read',
  list: {
    views: { unread: 'Unread' } satisfies Record<keyof typeof notificationListSpec.views, string>,
    filter: 'Read or not',
    filters: { true: 'Unread', false: 'Read' },
    columns: { what: 'What happened', when: 'When', read: 'Read' },
    isRead: 'Read',
    emptyTitle: 'No notifications yet',
    emptyText: 'When the other side answers, you will see it here.',
  },
  panel: {
    empty: 'No notifications yet.',
    all: 'All notifications',
  },
} as const;
