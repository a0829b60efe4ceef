import type { InputHTMLAttributes, ReactNode } from 'react';
import { LabelledField } from './LabelledField.tsx';
import styles from './TextField.module.css';

export interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> {
  readonly label: string;
  readonly aside?: string | undefined;
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly hint?: ReactNode;
  readonly problem?: string | undefined;
  /** The id of a message elsewhere that says what is wrong with it. */
  readonly invalidBy?: string | undefined;
  /** Shown at the end of the input, inside its frame. */
  readonly after?: ReactNode;
}

/** An input with label, hint and problem, tied together for screen readers. */
export const TextField = ({
  label,
  aside,
  value,
  onChange,
  hint,
  problem,
  invalidBy,
  after,
  ...input
}: TextFieldProps) => (
  <LabelledField label={label} aside={aside} hint={hint} problem={problem} invalidBy={invalidBy}>
    {(joints) => (
      <div className={styles.frame} data-invalid={joints['aria-invalid']}>
        <input {...input} {...joints} value={value} onChange={(event) => onChange(event.target.value)} />
        {after}
      </div>
    )}
  </LabelledField>
);
