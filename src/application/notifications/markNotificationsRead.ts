import type { ServiceIdentifier } from 'inversify';
import type { Ids } from '../shared/Ids.ts';
import type { RecordChanges } from '../shared/RecordChanges.ts';
import type { NotificationInbox, ReadChoice } from './NotificationInbox.ts';

export type MarkNotificationsRead = (which: ReadChoice) => Promise<number>;
export const MarkNotificationsRead: ServiceIdentifier<MarkNotificationsRead> = Symbol('MarkNotificationsRead');

/**
 * Notes notifications as read. Returns how many were not read before. Each call has a key of its own: what is marked
 * twice is read all the same, and 'all' takes in what came since.
 */
export const markNotificationsRead =
  (inbox: NotificationInbox, ids: Ids, changes: RecordChanges): MarkNotificationsRead =>
  async (which) => {
    const read = await inbox.markRead(which, ids.next());
    changes.publish({ lists: ['notifications'] });
    return read;
  };
