import type { ServiceIdentifier } from 'inversify';
import type { ListView } from '../../domain/list/ListView.ts';
import type { Page } from '../../domain/list/Page.ts';
import type { Notification } from '../../domain/notification/Notification.ts';

/** Which notifications are noted as read. */
export type ReadChoice = 'all' | readonly string[];

/** What the signed-in person was told in the selected company. */
export interface NotificationInbox {
  list(view: ListView, signal?: AbortSignal): Promise<Page<Notification>>;
  /** Notes notifications as read, at most 100 by their ids. Returns how many were not read before. */
  markRead(which: ReadChoice, idempotencyKey: string): Promise<number>;
}
export const NotificationInbox: ServiceIdentifier<NotificationInbox> = Symbol('NotificationInbox');
