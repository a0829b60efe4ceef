import type { ServiceIdentifier } from 'inversify';
import { useNavigate } from 'react-router-dom';
import { editPath } from '../../../domain/access/editPath.ts';
import { Button } from '../../components/Button.tsx';
import { ButtonRoute } from '../../components/ButtonRoute.tsx';
import { useKey } from '../keys/useKey.ts';
import { useLeave } from '../leaving/useLeave.ts';
import { useListPath } from '../lists/useListPath.ts';
import styles from './RecordActions.module.css';
import type { ListedRoom } from './ListedRoom.ts';
import { type RemovalWords, type RemoveRecord, useRemoveRecord } from './useRemoveRecord.ts';

interface RecordActionsProps {
  readonly room: ListedRoom;
  readonly record: { readonly id: string; readonly version: number };
  /** What people call the record. */
  readonly name: string;
  readonly writes: ServiceIdentifier<RemoveRecord>;
  readonly words: RemovalWords & { readonly edit: string; readonly remove: string };
  /** Why it cannot be deleted now; undefined if it can. */
  readonly notNow?: string | undefined;
}

/** Edits a record, or deletes it and goes back to the list. */
export const RecordActions = ({ room, record: { id, version }, name, writes, words, notNow }: RecordActionsProps) => {
  const navigate = useNavigate();
  const list = useListPath(room);
  const leave = useLeave();
  const edit = (): boolean => {
    leave(() => void navigate(editPath(room, id)));
    return true;
  };
  useKey('editRecord', edit);
  const removal = useRemoveRecord(writes, words, () => void navigate(list, { replace: true }));
  return (
    <div className={styles.actions}>
      <ButtonRoute to={editPath(room, id)}>{words.edit}</ButtonRoute>
      <Button
        variant="danger"
        disabled={notNow !== undefined}
        aria-describedby={notNow && 'remove-not-now'}
        onClick={() => void removal.run({ id, version, name })}
      >
        {words.remove}
      </Button>
      {notNow !== undefined && (
        <p id="remove-not-now" className={styles.why}>
          {notNow}
        </p>
      )}
    </div>
  );
};
