import type { SelectHTMLAttributes } from 'react';
import fieldStyles from './Field.module.css';
import styles from './Select.module.css';

export interface SelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'onChange'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Shown while nothing is chosen; without it the first option is selected. */
  readonly placeholder?: string;
  /** As wide as the longest option instead of full width. */
  readonly fit?: boolean;
}

/** A bare select without label. */
export const Select = ({ value, onChange, options, placeholder, fit, ...select }: SelectProps) => (
  <span className={styles.select} data-fit={fit || undefined}>
    <select
      {...select}
      className={fieldStyles.control}
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
  </span>
);
