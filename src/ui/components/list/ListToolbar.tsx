import type { ReactNode } from 'react';
import { useAdminTexts } from '../../hooks/useAdminTexts.ts';
import { Button } from '../Button.tsx';
import { FilterFrame } from './FilterFrame.tsx';
import { FilterSelect, type ListFilter } from './FilterSelect.tsx';
import styles from './ListToolbar.module.css';
import { SearchField, type SearchFieldProps } from './SearchField.tsx';

interface ListToolbarProps {
  readonly search?: SearchFieldProps;
  readonly filters: readonly ListFilter[];
  readonly onFilter: (name: string, value: string) => void;
  /** Shown as long as something narrows the list. */
  readonly onClear?: (() => void) | undefined;
  /** What acts on the list: `ToolButton`s. */
  readonly tools?: ReactNode;
  /** A range of dates, as one more filter. */
  readonly range?: ReactNode;
}

/** Above a list: its search with what acts on the list, and below these its filters. */
export const ListToolbar = ({ search, filters, onFilter, onClear, tools, range }: ListToolbarProps) => {
  const { list } = useAdminTexts();
  return (
    <div className={styles.bar}>
      {(search || tools) && (
        <div className={styles.top}>
          {search && <SearchField {...search} />}
          {tools}
        </div>
      )}
      <div className={styles.filters}>
        {filters.map((filter) => (
          <FilterSelect key={filter.name} filter={filter} onChange={(value) => onFilter(filter.name, value)} />
        ))}
        {range && <FilterFrame wide>{range}</FilterFrame>}
        {onClear && (
          <Button variant="quiet" onClick={onClear}>
            {list.clear}
          </Button>
        )}
      </div>
    </div>
  );
};
