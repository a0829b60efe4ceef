import { useId } from 'react';
import { type LicenceCategory, licenceCategories } from '../../../domain/driver/LicenceCategory.ts';
import { splitCategories } from '../../../domain/driver/splitCategories.ts';
import { toldOfField } from '../../../domain/failure/toldOfField.ts';
import { CheckField } from '../../components/CheckField.tsx';
import { FieldProblem } from '../../components/FieldProblem.tsx';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import styles from './DriverForm.module.css';

interface CategoryChoiceProps {
  readonly name: string;
  readonly label: string;
  /** With a space between. */
  readonly value: string;
  readonly problem: string | undefined;
  readonly onChange: (value: string) => void;
}

/** What the licence allows to drive: one category or several. */
export const CategoryChoice = ({ name, label, value, problem, onChange }: CategoryChoiceProps) => {
  const { category: words } = useAdminTexts().drivers;
  const id = useId();
  const chosen = splitCategories(value);
  const set = (category: LicenceCategory, isHeld: boolean): void =>
    onChange(licenceCategories.filter((other) => (other === category ? isHeld : chosen.includes(other))).join(' '));
  return (
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      className={styles.whole}
      aria-describedby={problem && `${id}-problem`}
      data-invalid={problem ? true : undefined}
      tabIndex={problem ? -1 : undefined}
    >
      <span id={`${id}-label`} className={styles.label}>
        {label}
      </span>
      <div className={styles.choices}>
        {licenceCategories.map((category) => (
          <CheckField
            key={category}
            name={name}
            label={words[category]}
            checked={chosen.includes(category)}
            onChange={(isHeld) => set(category, isHeld)}
          />
        ))}
      </div>
      {problem && <FieldProblem id={`${id}-problem`}>{toldOfField(label, problem)}</FieldProblem>}
    </div>
  );
};
