import { useId } from 'react';
import { useAdminTexts } from '../../hooks/useAdminTexts.ts';
import { FilterFrame } from './FilterFrame.tsx';
import styles from './FilterSelect.module.css';

export interface ListFilter {
  readonly name: string;
  readonly label: string;
  /** Empty for all. */
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

interface FilterSelectProps {
  readonly filter: ListFilter;
  readonly onChange: (value: string) => void;
}

/** One choice that narrows a list; it stands out while it does. */
export const FilterSelect = ({ filter: { label, value, options }, onChange }: FilterSelectProps) => {
  const { list } = useAdminTexts();
  const id = useId();
  return (
    <FilterFrame>
      <label htmlFor={id}>{label}</label>
      <div className={styles.select}>
        <select
          id={id}
          data-chosen={value !== '' || undefined}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          <option value="">{list.all}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </div>
    </FilterFrame>
  );
};
