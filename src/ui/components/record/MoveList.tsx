import { useId } from 'react';
import { Button } from '../Button.tsx';
import styles from './MoveList.module.css';

interface Move<Status> {
  readonly to: Status;
  readonly label: string;
  /** Why it may not be made; undefined where it may. */
  readonly refusal: string | undefined;
  /** There is no way back. */
  readonly isFinal: boolean;
}

interface MoveListProps<Status extends string> {
  readonly moves: readonly Move<Status>[];
  readonly busy: boolean;
  readonly onMove: (to: Status) => void;
}

/** The statuses a record may be given, and for the others why not. */
export const MoveList = <Status extends string>({ moves, busy, onMove }: MoveListProps<Status>) => {
  const id = useId();
  if (moves.length === 0) return null;
  return (
    <ul className={styles.moves}>
      {moves.map(({ to, label, refusal, isFinal }) => (
        <li key={to}>
          <Button
            variant={isFinal ? 'danger' : 'secondary'}
            wide
            disabled={refusal !== undefined}
            busy={busy}
            aria-describedby={refusal && `${id}-${to}`}
            onClick={() => onMove(to)}
          >
            {label}
          </Button>
          {refusal && (
            <p id={`${id}-${to}`} className={styles.reason}>
              {refusal}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
};
