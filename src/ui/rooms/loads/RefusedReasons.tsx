import type { Failure } from '../../../domain/failure/Failure.ts';
import { useUnfitText } from '../../shared/freight/useUnfitText.ts';
import styles from './BookPanel.module.css';
import { useLoadTexts } from './useLoadTexts.ts';

/** Why the service refused a booking: one line for each reason. */
export const RefusedReasons = ({ failure: { trouble } }: { readonly failure: Failure }) => {
  const { book } = useLoadTexts();
  const textOf = useUnfitText();
  const errors = trouble.kind === 'refused' ? trouble.errors : [];
  return (
    <div role="alert" className={styles.refused}>
      <strong>{book.refused}</strong>
      <ul>
        {errors.map((error) => (
          <li key={`${error.field} ${error.message}`}>{textOf(error)}</li>
        ))}
      </ul>
    </div>
  );
};
