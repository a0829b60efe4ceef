import { ListViewWrites } from '../../../application/shared/listViewWrites.ts';
import type { Notification } from '../../../domain/notification/Notification.ts';
import { useInjection } from '../../shared/injection/useInjection.ts';
import { useListSettings } from '../../shared/lists/useListSettings.ts';
import { useTell } from '../../shared/useTell.ts';
import { useWriteTask } from '../../shared/useWriteTask.ts';
import { useNotificationTexts } from './useNotificationTexts.ts';

/** Ends the alerts of a saved view, and says so. */
export const useStopAlert = (view: NonNullable<Notification['view']>) => {
  const { stopped } = useNotificationTexts();
  const { alert } = useInjection(ListViewWrites);
  const { reread } = useListSettings('loads');
  const tell = useTell();
  const stopping = useWriteTask<string>(async (id) => {
    await alert(id, false);
    tell(stopped(view.name));
    await reread();
  });
  return { pending: stopping.pending, stop: () => void stopping.run(view.id) };
};
