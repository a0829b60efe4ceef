import { densities, type Density } from '../../../domain/list/Density.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import styles from './ColumnChooser.module.css';

interface DensityChoiceProps {
  readonly value: Density;
  readonly onChange: (density: Density) => void;
}

/** Chooses how close the rows stand. */
export const DensityChoice = ({ value, onChange }: DensityChoiceProps) => {
  const { density: words } = useAdminTexts().list;
  return (
    <fieldset className={styles.part}>
      <legend>{words.title}</legend>
      <div className={styles.choices}>
        {densities.map((each) => (
          <label key={each}>
            <input type="radio" name="density" checked={each === value} onChange={() => onChange(each)} />
            {words[each]}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
