import type { TextareaHTMLAttributes } from 'react';
import { CharacterCount } from './CharacterCount.tsx';
import styles from './Field.module.css';
import { LabelledField } from './LabelledField.tsx';

interface TextAreaProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange'> {
  readonly label: string;
  readonly aside?: string | undefined;
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly hint?: string;
  readonly problem?: string | undefined;
  /** How many characters its field takes, if that is to be counted. */
  readonly most?: number | undefined;
}

/** A text area with label, hint and problem, tied together for screen readers. */
export const TextArea = ({ label, aside, value, onChange, hint, problem, most, ...area }: TextAreaProps) => (
  <LabelledField
    label={label}
    aside={aside}
    hint={hint}
    problem={problem}
    count={most !== undefined && <CharacterCount typed={value} most={most} />}
  >
    {(joints) => (
      <textarea
        {...area}
        {...joints}
        className={styles.control}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    )}
  </LabelledField>
);
