import type { SelectHTMLAttributes } from 'react';
import styles from './Field.module.css';

export interface SelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'onChange'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** What stands there while nothing is chosen; without it the first option is. */
  readonly placeholder?: string;
  /** As wide as its longest option, not as its place. */
  readonly fit?: boolean;
}

/** A choice of one, by itself. */
export const Select = ({ value, onChange, options, placeholder, fit, ...select }: SelectProps) => (
  <select
    {...select}
    className={styles.control}
    data-fit={fit || undefined}
    value={value}
    onChange={(event) => onChange(event.target.value)}
  >
    {placeholder !== undefined && <option value="">{placeholder}</option>}
    {options.map((option) => (
      <option key={option.value} value={option.value}>
        {option.label}
      </option>
    ))}
  </select>
);
