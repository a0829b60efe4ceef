import { useId } from 'react';
import { useAdminTexts } from '../../hooks/useAdminTexts.ts';
import { Select } from '../Select.tsx';
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
        <Select
          id={id}
          data-chosen={value !== '' || undefined}
          value={value}
          onChange={onChange}
          options={options}
          placeholder={list.all}
        />
      </div>
    </FilterFrame>
  );
};
