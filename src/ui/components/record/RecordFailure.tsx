import { ReadFailure } from '../ReadFailure.tsx';
import styles from './Record.module.css';

interface RecordFailureProps {
  readonly failure: unknown;
  readonly onRetry: () => void;
}

/** Stands where a record would that could not be read. */
export const RecordFailure = (props: RecordFailureProps) => (
  <div className={styles.failure}>
    <ReadFailure {...props} />
  </div>
);
