import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { DialogActions } from '../../components/DialogActions.tsx';
import styles from './Carrier.module.css';
import { useCarrierTexts } from './useCarrierTexts.ts';

interface BlockDialogProps {
  readonly name: string;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onBlock: () => void;
}

/** Says what a block does before it is done. */
export const BlockDialog = ({ name, busy, onClose, onBlock }: BlockDialogProps) => {
  const { act } = useCarrierTexts();
  return (
    <Dialog title={act.blockTitle(name)} onClose={onClose}>
      <ul className={styles.effects}>
        {act.blockEffects.map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </ul>
      <DialogActions>
        <Button variant="secondary" data-safe onClick={onClose}>
          {act.no}
        </Button>
        <Button variant="danger" busy={busy} onClick={onBlock}>
          {act.blockYes}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
