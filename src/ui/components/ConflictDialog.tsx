import { useAdminTexts } from '../shared/useAdminTexts.ts';
import { Button } from './Button.tsx';
import styles from './ConflictDialog.module.css';
import { Dialog } from './Dialog.tsx';
import { DialogActions } from './DialogActions.tsx';

/** A field that both users changed; both values as people read them. */
export interface ConflictRow {
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
}

interface ConflictDialogProps {
  readonly rows: readonly ConflictRow[];
  /** Whether a save is in progress. */
  readonly busy?: boolean;
  /** Undefined if closing the dialog keeps theirs, as there is no form to go back to. */
  readonly onTakeTheirs?: () => void;
  readonly onSaveMine: () => void;
  /** Back to the form, unchanged; or to the page, which shows theirs. */
  readonly onClose: () => void;
}

/**
 * Shows what differs after a conflict and asks whose version to keep. Only taking theirs discards input; the primary
 * button goes back to the form, or keeps theirs if there is none.
 */
export const ConflictDialog = ({ rows, busy = false, onTakeTheirs, onSaveMine, onClose }: ConflictDialogProps) => {
  const { conflict } = useAdminTexts();
  const intro = onTakeTheirs ? conflict.text : conflict.choose;
  return (
    <Dialog title={conflict.title} onClose={onClose}>
      <p>{rows.length === 0 ? conflict.same : intro}</p>
      {rows.length > 0 && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{conflict.field}</th>
              <th scope="col">{conflict.mine}</th>
              <th scope="col">{conflict.theirs}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, mine, theirs }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td data-title={conflict.mine}>{mine || <i>{conflict.empty}</i>}</td>
                <td data-title={conflict.theirs}>{theirs || <i>{conflict.empty}</i>}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <DialogActions>
        {onTakeTheirs && (
          <Button variant="quiet" onClick={onTakeTheirs}>
            {conflict.takeTheirs}
          </Button>
        )}
        <Button variant="secondary" busy={busy} onClick={onSaveMine}>
          {conflict.saveMine}
        </Button>
        <Button onClick={onClose}>{onTakeTheirs ? conflict.back : conflict.keepTheirs}</Button>
      </DialogActions>
    </Dialog>
  );
};
