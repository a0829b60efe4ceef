import { Button } from './Button.tsx';
import styles from './CopyButton.module.css';

interface CopyButtonProps {
  readonly label: string;
  /** What it says for a moment once that is done; whoever cannot see it is told by a status beside it. */
  readonly done: string;
  readonly isDone: boolean;
  readonly variant?: 'primary' | 'secondary' | 'quiet';
  readonly onCopy: () => Promise<void>;
}

/** Copies, and answers where it was pressed: as wide as the longer of its wordings, so that nothing moves. */
export const CopyButton = ({ label, done, isDone, variant = 'secondary', onCopy }: CopyButtonProps) => (
  <Button variant={variant} onClick={() => void onCopy()}>
    <span className={styles.wordings} data-done={isDone || undefined}>
      <span>{label}</span>
      <span aria-hidden="true" className={styles.done}>
        {done}
      </span>
    </span>
  </Button>
);
