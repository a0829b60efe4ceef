import { ListViewWrites } from '../../../application/shared/listViewWrites.ts';
import type { Notification } from '../../../domain/notification/Notification.ts';
import { Button } from '../../components/Button.tsx';
import { useInjection } from '../../shared/injection/useInjection.ts';
import { useListSettings } from '../../shared/lists/useListSettings.ts';
import { useTell } from '../../shared/useTell.ts';
import { useWriteTask } from '../../shared/useWriteTask.ts';
import { useNotificationTexts } from './useNotificationTexts.ts';

/** Ends the alerts of a saved view from one of them. */
export const StopAlert = ({ view }: { readonly view: NonNullable<Notification['view']> }) => {
  const { stop, stopOf, stopped } = useNotificationTexts();
  const { alert } = useInjection(ListViewWrites);
  const { reread } = useListSettings('loads');
  const tell = useTell();
  const stopping = useWriteTask<string>(async (id) => {
    await alert(id, false);
    tell(stopped(view.name));
    await reread();
  });
  return (
    <Button
      variant="quiet"
      busy={stopping.pending}
      aria-label={stopOf(view.name)}
      title={stopOf(view.name)}
      onClick={() => void stopping.run(view.id)}
    >
      {stop}
    </Button>
  );
};
