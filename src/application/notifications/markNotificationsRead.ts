import type { ServiceIdentifier } from 'inversify';
import type { IdempotencyKeys } from '../shared/IdempotencyKeys.ts';
import type { RecordChanges } from '../shared/RecordChanges.ts';
import type { NotificationInbox, ReadChoice } from './NotificationInbox.ts';

export type MarkNotificationsRead = (which: ReadChoice) => Promise<number>;
export const MarkNotificationsRead: ServiceIdentifier<MarkNotificationsRead> = Symbol('MarkNotificationsRead');

/** Notes notifications as read. Returns how many were not read before. Safe to retry. */
export const markNotificationsRead =
  (inbox: NotificationInbox, keys: IdempotencyKeys, changes: RecordChanges): MarkNotificationsRead =>
  async (which) => {
    const read = await keys.once({ notificationsRead: which }, (key) => inbox.markRead(which, key));
    changes.publish({ lists: ['notifications'] });
    return read;
  };
