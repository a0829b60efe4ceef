import { failureMessage } from '../../domain/failure/failureMessage.ts';
import { useTexts } from '../hooks/useTexts.ts';
import { Button } from './Button.tsx';
import styles from './ReadFailure.module.css';

interface ReadFailureProps {
  readonly failure: unknown;
  readonly onRetry: () => void;
}

/** Stands where the content would, with the one sentence and a way on. */
export const ReadFailure = ({ failure, onRetry }: ReadFailureProps) => {
  const { product } = useTexts();
  return (
    <div role="alert" className={styles.failure}>
      <p>{failureMessage(failure)}</p>
      <Button variant="secondary" onClick={onRetry}>
        {product.tryAgain}
      </Button>
    </div>
  );
};
