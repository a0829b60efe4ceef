import { useDeferredValue } from 'react';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { LineIcon } from '../LineIcon.tsx';
import { Select } from '../Select.tsx';
import styles from './FilterSelect.module.css';

export interface ListFilter {
  readonly name: string;
  readonly label: string;
  /** '' for all. */
  readonly value: string;
  /** Whether it folds away until it is chosen, however few there are. */
  readonly isRare?: boolean | undefined;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

interface FilterSelectProps {
  readonly filter: ListFilter;
  readonly onChange: (value: string) => void;
}

/** Elsewhere a select is as wide as its longest option, and would jump. */
const isSizedByChoice = typeof CSS !== 'undefined' && CSS.supports('field-sizing', 'content');

/** A filter with one choice: a chip that opens as a select and, once chosen, has a button that takes it off. */
export const FilterSelect = ({ filter: { label, value, options }, onChange }: FilterSelectProps) => {
  const { list } = useAdminTexts();
  // Nobody sees the options until the select is opened: the rows of the list come first.
  const areDue = useDeferredValue(true, !isSizedByChoice);
  const isChosen = value !== '';
  return (
    <span className={styles.chip} data-chosen={isChosen || undefined}>
      <Select
        aria-label={label}
        title={label}
        value={value}
        onChange={onChange}
        options={areDue ? options : options.filter((option) => option.value === value)}
        placeholder={list.allOf(label)}
      />
      {isChosen && (
        <button
          type="button"
          className={styles.off}
          aria-label={list.drop(label)}
          onClick={({ currentTarget }) => {
            currentTarget.parentElement?.querySelector('select')?.focus();
            onChange('');
          }}
        >
          <LineIcon path="m7 7 10 10M17 7 7 17" size={16} />
        </button>
      )}
    </span>
  );
};
