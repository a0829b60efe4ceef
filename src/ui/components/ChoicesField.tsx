import { type ReactNode, useId } from 'react';
import { problemSentence } from '../../domain/failure/problemSentence.ts';
import { CheckField } from './CheckField.tsx';
import styles from './ChoicesField.module.css';
import { FieldProblem } from './FieldProblem.tsx';

interface ChoicesFieldProps {
  readonly name: string;
  readonly label: string;
  readonly aside?: string | undefined;
  readonly hint?: string | undefined;
  /** The chosen values, space-separated, in the order of the options. */
  readonly value: string;
  readonly problem: string | undefined;
  /** `below` is asked once the option is chosen. */
  readonly options: readonly { readonly value: string; readonly label: string; readonly below?: ReactNode }[];
  readonly onChange: (value: string) => void;
}

/** A multiple choice. */
export const ChoicesField = ({ name, label, aside, hint, value, problem, options, onChange }: ChoicesFieldProps) => {
  const id = useId();
  const chosen = value.split(' ');
  const set = (changed: string, isChosen: boolean): void => {
    const words = options.map((option) => option.value);
    onChange(words.filter((word) => (word === changed ? isChosen : chosen.includes(word))).join(' '));
  };
  return (
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      className={styles.choices}
      aria-describedby={[hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ') || undefined}
      data-invalid={problem ? true : undefined}
      tabIndex={problem ? -1 : undefined}
    >
      <span id={`${id}-label`} className={styles.label}>
        {label} {aside && <span className={styles.aside}>{aside}</span>}
      </span>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <div className={styles.options}>
        {options.map((option) => (
          <div key={option.value}>
            <CheckField
              name={name}
              label={option.label}
              checked={chosen.includes(option.value)}
              onChange={(isChosen) => set(option.value, isChosen)}
            />
            {chosen.includes(option.value) && option.below && <div className={styles.below}>{option.below}</div>}
          </div>
        ))}
      </div>
      {problem && <FieldProblem id={`${id}-problem`}>{problemSentence(label, problem)}</FieldProblem>}
    </div>
  );
};
