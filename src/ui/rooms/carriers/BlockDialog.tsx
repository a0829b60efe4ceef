import { Link } from 'react-router-dom';
import { recordPath } from '../../../domain/access/recordPath.ts';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { DialogActions } from '../../components/DialogActions.tsx';
import styles from './Carrier.module.css';
import { useCarrierTexts } from './useCarrierTexts.ts';
import { useSoleRequests } from './useSoleRequests.ts';

interface BlockDialogProps {
  readonly carrier: { readonly id: string; readonly name: string };
  readonly busy: boolean;
  readonly onClose: () => void;
  /** `onRefused` is called if an open request asks this carrier alone since. */
  readonly onBlock: (onRefused: () => void) => void;
}

/** Says what a block does before it is done, or what stands against it. */
export const BlockDialog = ({ carrier: { id, name }, busy, onClose, onBlock }: BlockDialogProps) => {
  const { act } = useCarrierTexts();
  const { data: alone = [], isPending, refetch } = useSoleRequests(id);
  const isHeld = alone.length > 0;
  return (
    <Dialog title={act.blockTitle(name)} onClose={onClose}>
      <div className={styles.told} aria-live="polite" aria-busy={isPending}>
        {isHeld && <p>{act.sole(alone.length, name)}</p>}
        <ul className={styles.effects}>
          {isHeld
            ? alone.map((request) => (
                <li key={request.id}>
                  <Link to={recordPath('requests', request.id)}>{request.reference}</Link>
                </li>
              ))
            : act.blockEffects.map((effect) => <li key={effect}>{effect}</li>)}
        </ul>
        {isHeld && <p>{act.soleWay(alone.length)}</p>}
      </div>
      <DialogActions>
        <Button variant="secondary" data-safe onClick={onClose}>
          {act.no}
        </Button>
        {!isHeld && (
          <Button variant="confirm-danger" busy={busy || isPending} onClick={() => onBlock(() => void refetch())}>
            {act.blockYes}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
};
