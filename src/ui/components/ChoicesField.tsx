import { useId } from 'react';
import { problemSentence } from '../../domain/failure/problemSentence.ts';
import { CheckField } from './CheckField.tsx';
import styles from './ChoicesField.module.css';
import { FieldProblem } from './FieldProblem.tsx';

interface ChoicesFieldProps {
  readonly name: string;
  readonly label: string;
  readonly aside?: string | undefined;
  /** The chosen values, space-separated, in the order of the options. */
  readonly value: string;
  readonly problem: string | undefined;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

/** A multiple choice. */
export const ChoicesField = ({ name, label, aside, value, problem, options, onChange }: ChoicesFieldProps) => {
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
      aria-describedby={problem && `${id}-problem`}
      data-invalid={problem ? true : undefined}
      tabIndex={problem ? -1 : undefined}
    >
      <span id={`${id}-label`} className={styles.label}>
        {label} {aside && <span className={styles.aside}>{aside}</span>}
      </span>
      <div className={styles.options}>
        {options.map((option) => (
          <CheckField
            key={option.value}
            name={name}
            label={option.label}
            checked={chosen.includes(option.value)}
            onChange={(isChosen) => set(option.value, isChosen)}
          />
        ))}
      </div>
      {problem && <FieldProblem id={`${id}-problem`}>{problemSentence(label, problem)}</FieldProblem>}
    </div>
  );
};
