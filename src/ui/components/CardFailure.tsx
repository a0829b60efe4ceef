import styles from './Card.module.css';
import { ReadFailure } from './ReadFailure.tsx';

interface CardFailureProps {
  readonly failure: unknown;
  readonly onRetry: () => void;
}

/** A card in place of data that could not be loaded. */
export const CardFailure = (props: CardFailureProps) => (
  <div className={styles.card}>
    <ReadFailure {...props} />
  </div>
);
