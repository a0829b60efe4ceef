import { Button } from './Button.tsx';
import styles from './CopyButton.module.css';

interface CopyButtonProps {
  readonly label: string;
  /** Label for a moment after copying; for screen readers a status beside it says so. */
  readonly done: string;
  readonly isDone: boolean;
  readonly variant?: 'primary' | 'secondary' | 'quiet';
  readonly onCopy: () => Promise<void>;
}

/** A copy button as wide as the longer of its labels, so that nothing moves. */
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
