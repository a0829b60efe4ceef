import type { Notification } from '../../../domain/notification/Notification.ts';
import { Button } from '../../components/Button.tsx';
import { useNotificationTexts } from './useNotificationTexts.ts';
import { useStopAlert } from './useStopAlert.ts';

/** Ends the alerts of a saved view from one of them. */
export const StopAlert = ({ view }: { readonly view: NonNullable<Notification['view']> }) => {
  const { stop, stopOf } = useNotificationTexts();
  const stopping = useStopAlert(view);
  return (
    <Button
      variant="quiet"
      busy={stopping.pending}
      aria-label={stopOf(view.name)}
      title={stopOf(view.name)}
      onClick={stopping.stop}
    >
      {stop}
    </Button>
  );
};
