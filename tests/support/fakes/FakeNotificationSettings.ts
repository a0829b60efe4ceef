import type { NotificationSettings } from '../../../src/application/notifications/NotificationSettings.ts';
import type { NotificationSetting } from '../../../src/domain/notification/NotificationSetting.ts';
import type { Outcome } from './Outcome.ts';
import { settle } from './settle.ts';

/** How one is told of news, answered as configured. */
export class FakeNotificationSettings implements NotificationSettings {
  readonly saves: (readonly NotificationSetting[])[] = [];
  settings: Outcome<readonly NotificationSetting[]> = [
    { kind: 'offer_received', inApp: true, mail: true },
    { kind: 'offer_withdrawn', inApp: true, mail: false },
  ];
  saved: Outcome<undefined> = undefined;

  read(): Promise<readonly NotificationSetting[]> {
    return settle(this.settings);
  }

  async save(changed: readonly NotificationSetting[]): Promise<readonly NotificationSetting[]> {
    this.saves.push(changed);
    await settle(this.saved);
    const before = await settle(this.settings);
    return before.map((setting) => changed.find(({ kind }) => kind === setting.kind) ?? setting);
  }
}
