import type { FieldError } from '../../../../domain/failure/FieldError.ts';
import { useShipmentTexts } from '../useShipmentTexts.ts';
import styles from './AssignDialog.module.css';

/** Why the service refused a truck: one line for each reason. */
export const RefusedTruck = ({ errors }: { readonly errors: readonly FieldError[] }) => {
  const { assign: words } = useShipmentTexts();
  return (
    <div role="alert" className={styles.refused}>
      <strong>{words.refused}</strong>
      <ul>
        {errors.map(({ field, message }) => (
          <li key={`${field} ${message}`}>{message}</li>
        ))}
      </ul>
    </div>
  );
};
