import type { ServiceIdentifier } from 'inversify';
import type { NotificationSetting } from '../../domain/notification/NotificationSetting.ts';

/** How the signed-in person is told of each kind of news; kinds of the other side are left out. */
export interface NotificationSettings {
  read(signal?: AbortSignal): Promise<readonly NotificationSetting[]>;
  /** Saves some kinds. Returns all of them. */
  save(changed: readonly NotificationSetting[], idempotencyKey: string): Promise<readonly NotificationSetting[]>;
}
export const NotificationSettings: ServiceIdentifier<NotificationSettings> = Symbol('NotificationSettings');
