import { failureMessage } from '../../domain/failure/failureMessage.ts';
import { ChunkGone } from '../shared/loading/ChunkGone.ts';
import { useAdminTexts } from '../shared/useAdminTexts.ts';
import { useTexts } from '../shared/useTexts.ts';
import { Button } from './Button.tsx';
import styles from './ReadFailure.module.css';

interface ReadFailureProps {
  readonly failure: unknown;
  readonly onRetry: () => void;
}

/** Shown in place of content that could not be loaded: one sentence and a retry. */
export const ReadFailure = ({ failure, onRetry }: ReadFailureProps) => {
  const { product, failures } = useTexts();
  const { refusals, partGone } = useAdminTexts();
  return (
    <div role="alert" className={styles.failure}>
      <p className={styles.words}>
        <svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor" fillRule="evenodd" aria-hidden="true">
          <path d="M12 3 1.5 21h21zM11 10h2v5.5h-2zM11 16.5h2v2h-2z" />
        </svg>
        {failure instanceof ChunkGone ? partGone : failureMessage(failure, { ...failures, refusals })}
      </p>
      <Button variant="secondary" onClick={onRetry}>
        {product.tryAgain}
      </Button>
    </div>
  );
};
