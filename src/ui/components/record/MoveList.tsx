import { useId } from 'react';
import { Button } from '../Button.tsx';
import styles from './MoveList.module.css';

interface Move<Status> {
  readonly to: Status;
  readonly label: string;
  /** Why the move is not allowed; undefined if it is. */
  readonly refusal: string | undefined;
  /** Whether the move cannot be undone. */
  readonly isFinal: boolean;
}

interface MoveListProps<Status extends string> {
  readonly moves: readonly Move<Status>[];
  readonly busy: boolean;
  readonly onMove: (to: Status) => void;
}

/** Buttons for the allowed statuses; below them, the others grouped by why they are not allowed. */
export const MoveList = <Status extends string>({ moves, busy, onMove }: MoveListProps<Status>) => {
  const id = useId();
  if (moves.length === 0) return null;
  const reasons = new Set([undefined, ...moves.map(({ refusal }) => refusal)]);
  const groups = [...reasons].filter((reason) => moves.some(({ refusal }) => refusal === reason));
  return (
    <div className={styles.moves}>
      {groups.map((reason, at) => (
        <div key={reason ?? ''} className={styles.group}>
          {moves
            .filter(({ refusal }) => refusal === reason)
            .map(({ to, label, isFinal }) => (
              <Button
                key={to}
                variant={isFinal ? 'danger' : 'secondary'}
                wide
                disabled={reason !== undefined}
                busy={busy}
                aria-describedby={reason && `${id}-${at}`}
                onClick={() => onMove(to)}
              >
                {label}
              </Button>
            ))}
          {reason !== undefined && (
            <p id={`${id}-${at}`} className={styles.reason}>
              {reason}
            </p>
          )}
        </div>
      ))}
    </div>
  );
};
