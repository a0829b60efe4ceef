import type { NotificationInbox, ReadChoice } from '../../../src/application/notifications/NotificationInbox.ts';
import type { ListView } from '../../../src/domain/list/ListView.ts';
import type { Page } from '../../../src/domain/list/Page.ts';
import type { Notification } from '../../../src/domain/notification/Notification.ts';
import type { Outcome } from './Outcome.ts';
import { settle } from './settle.ts';

/** Notifications, answered as configured. */
export class FakeNotificationInbox implements NotificationInbox {
  readonly views: ListView[] = [];
  readonly read: { readonly which: ReadChoice; readonly key: string }[] = [];
  page: Outcome<Page<Notification>> = { rows: [], page: 0, size: 25, total: 0 };
  /** How many are unread, as the bell asks. */
  unread: Outcome<number> = 0;
  marked: Outcome<number> = 1;

  async list(view: ListView): Promise<Page<Notification>> {
    if (view.size === 1) return { rows: [], page: 0, size: 1, total: await settle(this.unread) };
    this.views.push(view);
    return settle(this.page);
  }

  markRead(which: ReadChoice, key: string): Promise<number> {
    this.read.push({ which, key });
    return settle(this.marked);
  }
}
