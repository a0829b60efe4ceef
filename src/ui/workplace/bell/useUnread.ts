import { NotificationInbox } from '../../../application/notifications/NotificationInbox.ts';
import type { ListView } from '../../../domain/list/ListView.ts';
import { useReading } from '../../shared/useReading.ts';

/** Asked for its total alone. */
const unread: ListView = { page: 0, size: 1, sort: '-at', q: '', filters: { unread: 'true' } };

/** How many notifications are unread; 0 while that is unknown. */
export const useUnread = (): number =>
  useReading({
    port: NotificationInbox,
    key: ['notifications', 'unread'],
    read: (inbox, signal) => inbox.list(unread, signal),
  }).data?.total ?? 0;
