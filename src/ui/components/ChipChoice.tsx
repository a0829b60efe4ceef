import { useId } from 'react';
import { problemSentence } from '../../domain/failure/problemSentence.ts';
import styles from './ChipChoice.module.css';
import { FieldProblem } from './FieldProblem.tsx';

interface ChipChoiceProps<Value extends string> {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  /** What the choice comes to. */
  readonly hint?: string | undefined;
  readonly problem?: string | undefined;
  readonly onChange: (value: Value) => void;
}

/** One choice of a few, all in sight. */
export const ChipChoice = <Value extends string>({
  name,
  label,
  value,
  options,
  hint,
  problem,
  onChange,
}: ChipChoiceProps<Value>) => {
  const id = useId();
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ');
  return (
    <fieldset
      role="radiogroup"
      className={styles.choice}
      aria-describedby={described || undefined}
      aria-invalid={problem ? true : undefined}
      tabIndex={problem ? -1 : undefined}
    >
      <legend>{label}</legend>
      <div className={styles.chips}>
        {options.map((option) => (
          <label key={option.value} className={styles.chip}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {problem && <FieldProblem id={`${id}-problem`}>{problemSentence(label, problem)}</FieldProblem>}
    </fieldset>
  );
};
