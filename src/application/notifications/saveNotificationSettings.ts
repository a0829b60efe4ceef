import type { ServiceIdentifier } from 'inversify';
import type { NotificationSetting } from '../../domain/notification/NotificationSetting.ts';
import type { IdempotencyKeys } from '../shared/IdempotencyKeys.ts';
import type { RecordChanges } from '../shared/RecordChanges.ts';
import type { NotificationSettings } from './NotificationSettings.ts';

export type SaveNotificationSettings = (changed: readonly NotificationSetting[]) => Promise<void>;
export const SaveNotificationSettings: ServiceIdentifier<SaveNotificationSettings> = Symbol('SaveNotificationSettings');

/** Saves how one is told of some kinds of news. Safe to retry. */
export const saveNotificationSettings =
  (settings: NotificationSettings, keys: IdempotencyKeys, changes: RecordChanges): SaveNotificationSettings =>
  async (changed) => {
    const value = await keys.once({ notificationSettings: changed }, (key) => settings.save(changed, key));
    changes.publish({ lists: [], record: { list: 'notifications', id: 'settings', value } });
  };
