import { useState } from 'react';
import { NotificationSettings } from '../../../application/notifications/NotificationSettings.ts';
import { SaveNotificationSettings } from '../../../application/notifications/saveNotificationSettings.ts';
import type { NotificationSetting } from '../../../domain/notification/NotificationSetting.ts';
import { useInjection } from '../../shared/injection/useInjection.ts';
import { useLeaveWarning } from '../../shared/useLeaveWarning.ts';
import { useReading } from '../../shared/useReading.ts';
import { useTell } from '../../shared/useTell.ts';
import { useWriteTask } from '../../shared/useWriteTask.ts';
import { useNotificationTexts } from './useNotificationTexts.ts';

/** The settings as read, with what was changed on screen and not saved yet. */
export const useNotificationSettings = () => {
  const { settings: words } = useNotificationTexts();
  const save = useInjection(SaveNotificationSettings);
  const tell = useTell();
  const found = useReading({
    port: NotificationSettings,
    key: ['notifications', 'one', 'settings'],
    read: (settings, signal) => settings.read(signal),
  });
  const [drafts, setDrafts] = useState<readonly NotificationSetting[]>([]);
  useLeaveWarning(drafts.length > 0);
  const task = useWriteTask<readonly NotificationSetting[]>(async (changed) => {
    await save(changed);
    // What was changed again meanwhile is still to be saved.
    setDrafts((now) => now.filter((draft) => !changed.includes(draft)));
    tell(words.saved);
  });
  return {
    found,
    rows: found.data?.map((setting) => drafts.find(({ kind }) => kind === setting.kind) ?? setting),
    change: (changed: NotificationSetting): void =>
      setDrafts((now) => [...now.filter(({ kind }) => kind !== changed.kind), changed]),
    isChanged: drafts.length > 0,
    pending: task.pending,
    save: (): void => void task.run(drafts),
  };
};
