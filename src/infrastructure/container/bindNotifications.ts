import type { Container } from 'inversify';
import { MarkNotificationsRead, markNotificationsRead } from '../../application/notifications/markNotificationsRead.ts';
import { NotificationInbox } from '../../application/notifications/NotificationInbox.ts';
import { IdempotencyKeys } from '../../application/shared/IdempotencyKeys.ts';
import { RecordChanges } from '../../application/shared/RecordChanges.ts';

/** What one does with notifications, for the panel of the bell and for their room. */
export const bindNotifications = (container: Container): void => {
  if (container.isBound(MarkNotificationsRead)) return;
  container
    .bind(MarkNotificationsRead)
    .toResolvedValue(markNotificationsRead, [NotificationInbox, IdempotencyKeys, RecordChanges]);
};
