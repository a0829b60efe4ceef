import * as v from 'valibot';
import type { NotificationSettings } from '../../../application/notifications/NotificationSettings.ts';
import { notificationKinds } from '../../../domain/notification/NotificationKind.ts';
import type { NotificationSetting } from '../../../domain/notification/NotificationSetting.ts';
import { dataOf } from '../dataOf.ts';
import { listAnswer } from '../listAnswer.ts';
import type { ServiceHttp } from '../ServiceHttp.ts';

/** Without kinds that this version does not know. */
const answer = dataOf(
  listAnswer(v.object({ kind: v.picklist(notificationKinds), inApp: v.boolean(), mail: v.boolean() })),
);

/** How one is told of news, over HTTP. */
export class AxiosNotificationSettings implements NotificationSettings {
  readonly #http: ServiceHttp;

  constructor(http: ServiceHttp) {
    this.#http = http;
  }

  read(signal?: AbortSignal): Promise<readonly NotificationSetting[]> {
    return this.#http.call('GET /v1/notification-settings', { answer, background: true, signal });
  }

  save(changed: readonly NotificationSetting[], idempotencyKey: string): Promise<readonly NotificationSetting[]> {
    const body = { settings: changed.map(({ kind, inApp, mail }) => ({ kind, inApp, mail })) };
    return this.#http.call('PUT /v1/notification-settings', { body, idempotencyKey, answer });
  }
}
