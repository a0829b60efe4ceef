import { useId } from 'react';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { Select } from '../Select.tsx';
import { FilterFrame } from './FilterFrame.tsx';

export interface ListFilter {
  readonly name: string;
  readonly label: string;
  /** '' for all. */
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

interface FilterSelectProps {
  readonly filter: ListFilter;
  readonly onChange: (value: string) => void;
}

/** A filter with one choice. */
export const FilterSelect = ({ filter: { label, value, options }, onChange }: FilterSelectProps) => {
  const { list } = useAdminTexts();
  const id = useId();
  return (
    <FilterFrame chosen={value !== ''}>
      <label htmlFor={id}>{label}</label>
      <Select id={id} value={value} onChange={onChange} options={options} placeholder={list.all} />
    </FilterFrame>
  );
};
