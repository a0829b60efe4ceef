import type { Container } from 'inversify';
import { MarkNotificationsRead, markNotificationsRead } from '../../application/notifications/markNotificationsRead.ts';
import { NotificationInbox } from '../../application/notifications/NotificationInbox.ts';
import { NotificationSettings } from '../../application/notifications/NotificationSettings.ts';
import {
  SaveNotificationSettings,
  saveNotificationSettings,
} from '../../application/notifications/saveNotificationSettings.ts';
import { IdempotencyKeys } from '../../application/shared/IdempotencyKeys.ts';
import { Ids } from '../../application/shared/Ids.ts';
import { RecordChanges } from '../../application/shared/RecordChanges.ts';
import { AxiosNotificationSettings } from '../http/notifications/AxiosNotificationSettings.ts';
import { httpOf } from './serviceClients.ts';

/** What one does with notifications, for the panel of the bell and for their room. */
export const bindNotifications = (container: Container): void => {
  if (container.isBound(MarkNotificationsRead)) return;
  container.bind(MarkNotificationsRead).toResolvedValue(markNotificationsRead, [NotificationInbox, Ids, RecordChanges]);
  container
    .bind(NotificationSettings)
    .toResolvedValue((http) => new AxiosNotificationSettings(http), [httpOf('shipmentRequests')]);
  container
    .bind(SaveNotificationSettings)
    .toResolvedValue(saveNotificationSettings, [NotificationSettings, IdempotencyKeys, RecordChanges]);
};
