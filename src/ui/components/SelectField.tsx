import type { SelectHTMLAttributes } from 'react';
import { LabelledField } from './LabelledField.tsx';

interface SelectFieldProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'onChange'> {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** What stands there while nothing is chosen; without it the first option is. */
  readonly placeholder?: string;
  readonly hint?: string;
  readonly problem?: string | undefined;
}

/** A labelled choice with its hint and its problem beside it, joined for screen readers. */
export const SelectField = ({
  label,
  value,
  onChange,
  options,
  placeholder,
  hint,
  problem,
  ...select
}: SelectFieldProps) => (
  <LabelledField label={label} hint={hint} problem={problem}>
    {(joints) => (
      <select {...select} {...joints} value={value} onChange={(event) => onChange(event.target.value)}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    )}
  </LabelledField>
);
