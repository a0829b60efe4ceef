import type { NotificationKind } from './NotificationKind.ts';

/** How a person is told of a kind of news. */
export interface NotificationSetting {
  readonly kind: NotificationKind;
  readonly inApp: boolean;
  readonly mail: boolean;
}
