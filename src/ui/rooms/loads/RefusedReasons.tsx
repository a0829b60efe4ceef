import type { Failure } from '../../../domain/failure/Failure.ts';
import styles from './BookPanel.module.css';
import { useLoadTexts } from './useLoadTexts.ts';

/** Why the service refused a booking: one line for each reason. */
export const RefusedReasons = ({ failure: { trouble } }: { readonly failure: Failure }) => {
  const { book } = useLoadTexts();
  const errors = trouble.kind === 'refused' ? trouble.errors : [];
  return (
    <div role="alert" className={styles.refused}>
      <strong>{book.refused}</strong>
      <ul>
        {errors.map(({ field, message }) => (
          <li key={`${field} ${message}`}>{message}</li>
        ))}
      </ul>
    </div>
  );
};
