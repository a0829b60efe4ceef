import { expect, it } from 'vitest';
import { saveNotificationSettings } from '../../../src/application/notifications/saveNotificationSettings.ts';
import { FakeIdempotencyKeys } from '../../support/fakes/FakeIdempotencyKeys.ts';
import { FakeNotificationSettings } from '../../support/fakes/FakeNotificationSettings.ts';
import { FakeRecordChanges } from '../../support/fakes/FakeRecordChanges.ts';

it('saved settings are shown as the service answered them', async () => {
  const [settings, keys] = [new FakeNotificationSettings(), new FakeIdempotencyKeys()];
  const changes = new FakeRecordChanges();
  await saveNotificationSettings(settings, keys, changes)([{ kind: 'offer_received', inApp: false, mail: false }]);
  const value = [
    { kind: 'offer_received', inApp: false, mail: false },
    { kind: 'offer_withdrawn', inApp: true, mail: false },
  ];
  expect(changes.told).toEqual([{ lists: [], record: { list: 'notifications', id: 'settings', value } }]);
});
