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
  /** Whether it is the status now. */
  readonly isCurrent: boolean;
}

interface MoveListProps<Status extends string> {
  readonly moves: readonly Move<Status>[];
  /** The status that is being set. */
  readonly movingTo: string | undefined;
  readonly onMove: (to: Status) => void;
}

/**
 * A button for each status, always in the same place, so that a second click never means another one. The current
 * status is marked and does nothing. Below are the reasons why some are not allowed.
 */
export const MoveList = <Status extends string>({ moves, movingTo, onMove }: MoveListProps<Status>) => {
  const id = useId();
  if (moves.length === 0) return null;
  const reasons = [...new Set(moves.flatMap(({ refusal }) => refusal ?? []))];
  return (
    <div className={styles.moves}>
      {moves.map(({ to, label, refusal, isFinal, isCurrent }) => (
        <Button
          key={to}
          variant={isFinal && !isCurrent ? 'danger' : 'secondary'}
          wide
          disabled={refusal !== undefined}
          busy={movingTo === to}
          aria-current={isCurrent || undefined}
          aria-disabled={isCurrent || undefined}
          aria-describedby={refusal && `${id}-${reasons.indexOf(refusal)}`}
          onClick={isCurrent || movingTo !== undefined ? undefined : () => onMove(to)}
        >
          {label}
        </Button>
      ))}
      {reasons.map((reason, at) => (
        <p key={reason} id={`${id}-${at}`} className={styles.reason}>
          {reason}
        </p>
      ))}
    </div>
  );
};
