import styles from './Card.module.css';
import { ReadFailure } from './ReadFailure.tsx';

interface CardFailureProps {
  readonly failure: unknown;
  readonly onRetry: () => void;
}

/** Stands as a card where a record or rows would that could not be read. */
export const CardFailure = (props: CardFailureProps) => (
  <div className={styles.card}>
    <ReadFailure {...props} />
  </div>
);
