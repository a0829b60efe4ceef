import type { RefusedField } from '../../../../domain/failure/RefusedField.ts';
import { useUnfitText } from '../../../shared/freight/useUnfitText.ts';
import { useShipmentTexts } from '../useShipmentTexts.ts';
import styles from './AssignDialog.module.css';

/** Why the service refused a truck: one line for each reason. */
export const RefusedTruck = ({ errors }: { readonly errors: readonly RefusedField[] }) => {
  const { assign: words } = useShipmentTexts();
  const textOf = useUnfitText();
  return (
    <div role="alert" className={styles.refused}>
      <strong>{words.refused}</strong>
      <ul>
        {errors.map((error) => (
          <li key={`${error.field} ${error.message}`}>{textOf(error)}</li>
        ))}
      </ul>
    </div>
  );
};
