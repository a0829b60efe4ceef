import * as v from 'valibot';
import type { NotificationInbox, ReadChoice } from '../../../application/notifications/NotificationInbox.ts';
import type { ListView } from '../../../domain/list/ListView.ts';
import type { Page } from '../../../domain/list/Page.ts';
import type { Notification } from '../../../domain/notification/Notification.ts';
import { notificationListSpec } from '../../../domain/notification/notificationListSpec.ts';
import { dataOf } from '../dataOf.ts';
import { listQueryOf } from '../listQueryOf.ts';
import { pageOf } from '../pageOf.ts';
import type { ServiceHttp } from '../ServiceHttp.ts';
import { notificationAnswer } from './notificationAnswer.ts';

const readAnswer = v.pipe(
  v.object({ read: v.number() }),
  v.transform(({ read }) => read),
);

/** What one was told, over HTTP. There is no search. */
export class AxiosNotificationInbox implements NotificationInbox {
  readonly #http: ServiceHttp;

  constructor(http: ServiceHttp) {
    this.#http = http;
  }

  list(view: ListView, signal?: AbortSignal): Promise<Page<Notification>> {
    const { q: _q, ...query } = listQueryOf(view, notificationListSpec);
    return this.#http.call('GET /v1/notifications', {
      query,
      answer: pageOf(notificationAnswer),
      background: true,
      signal,
    });
  }

  markRead(which: ReadChoice, idempotencyKey: string): Promise<number> {
    const body = which === 'all' ? { all: true as const } : { ids: [...which] };
    return this.#http.call('POST /v1/notifications/read', { body, idempotencyKey, answer: dataOf(readAnswer) });
  }
}
