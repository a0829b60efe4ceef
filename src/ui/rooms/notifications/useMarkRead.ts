import { MarkNotificationsRead } from '../../../application/notifications/markNotificationsRead.ts';
import type { ReadChoice } from '../../../application/notifications/NotificationInbox.ts';
import type { Notification } from '../../../domain/notification/Notification.ts';
import { useInjection } from '../../shared/injection/useInjection.ts';
import { useTell } from '../../shared/useTell.ts';
import { useWriteTask } from '../../shared/useWriteTask.ts';
import { useNotificationTexts } from './useNotificationTexts.ts';

/** Notes notifications as read: some or all because somebody says so, or one because it is opened. */
export const useMarkRead = () => {
  const { allRead } = useNotificationTexts();
  const markRead = useInjection(MarkNotificationsRead);
  const tell = useTell();
  const task = useWriteTask<ReadChoice>(async (which) => {
    await markRead(which);
    if (which === 'all') tell(allRead);
  });
  return {
    pending: task.pending,
    run: (which: ReadChoice): void => void task.run(which),
    /** Says nothing if it fails: it stays unread, and the user is on the way to what it is about. */
    onOpen: ({ id, isRead }: Notification): void => {
      if (!isRead) markRead([id]).catch(() => undefined);
    },
  };
};
