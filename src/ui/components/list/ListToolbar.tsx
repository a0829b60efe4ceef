import type { ReactNode } from 'react';
import { useAdminTexts } from '../../hooks/useAdminTexts.ts';
import { Button } from '../Button.tsx';
import styles from './ListToolbar.module.css';
import { SearchField } from './SearchField.tsx';

interface ListFilter {
  readonly name: string;
  readonly label: string;
  /** Empty for all. */
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

interface ListToolbarProps {
  /** Without it there is nothing to search. */
  readonly searchLabel?: string;
  readonly search?: string;
  readonly onSearch?: (text: string) => void;
  readonly filters: readonly ListFilter[];
  readonly onFilter: (name: string, value: string) => void;
  /** Shown as long as something narrows the list. */
  readonly onClear?: (() => void) | undefined;
  /** More filters, such as a range of dates, and what acts on the list. */
  readonly children?: ReactNode;
}

/** Search and filters above a list. */
export const ListToolbar = ({
  searchLabel,
  search = '',
  onSearch,
  filters,
  onFilter,
  onClear,
  children,
}: ListToolbarProps) => {
  const { list } = useAdminTexts();
  return (
    <div className={styles.bar}>
      {searchLabel && onSearch && <SearchField label={searchLabel} value={search} onSearch={onSearch} />}
      {filters.map(({ name, label, value, options }) => (
        <select
          key={name}
          className={styles.filter}
          aria-label={label}
          data-chosen={value !== '' || undefined}
          value={value}
          onChange={(event) => onFilter(name, event.target.value)}
        >
          <option value="">{list.all(label)}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ))}
      {children}
      {onClear && (
        <Button variant="quiet" onClick={onClear}>
          {list.clear}
        </Button>
      )}
    </div>
  );
};
