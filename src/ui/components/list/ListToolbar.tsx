import { type ReactNode, useId, useState } from 'react';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { Button } from '../Button.tsx';
import { FilterFrame } from './FilterFrame.tsx';
import { FilterSelect, type ListFilter } from './FilterSelect.tsx';
import styles from './ListToolbar.module.css';
import { SearchField, type SearchFieldProps } from './SearchField.tsx';
import { ToolButton } from './ToolButton.tsx';

interface ListToolbarProps {
  readonly search?: SearchFieldProps;
  readonly filters: readonly ListFilter[];
  readonly onFilter: (name: string, value: string) => void;
  /** Set while a search or filter is active. */
  readonly onClear?: (() => void) | undefined;
  /** Actions on the list (`ToolButton`). */
  readonly tools?: ReactNode;
  /** An extra filter by days. */
  readonly range?: { readonly chosen: boolean; readonly field: ReactNode };
}

/** Search, actions and filters above a list; the filters fold away on narrow screens. */
export const ListToolbar = ({ search, filters, onFilter, onClear, tools, range }: ListToolbarProps) => {
  const { list } = useAdminTexts();
  const id = useId();
  const folds = search !== undefined && (filters.length > 0 || range !== undefined);
  const chosen = filters.filter(({ value }) => value !== '').length + Number(range?.chosen ?? false);
  const [isOpen, setOpen] = useState(chosen > 0);
  return (
    <search className={styles.bar}>
      {(search || tools) && (
        <div className={styles.top}>
          {search && <SearchField {...search} />}
          {folds && (
            <span className={styles.fold}>
              <ToolButton
                label={list.filters(chosen)}
                sign="filters"
                count={chosen}
                aria-expanded={isOpen}
                aria-controls={id}
                onClick={() => setOpen(!isOpen)}
              />
            </span>
          )}
          {tools}
        </div>
      )}
      <div id={id} className={styles.filters} data-folded={(folds && !isOpen) || undefined}>
        {filters.map((filter) => (
          <FilterSelect key={filter.name} filter={filter} onChange={(value) => onFilter(filter.name, value)} />
        ))}
        {range && (
          <FilterFrame wide chosen={range.chosen}>
            {range.field}
          </FilterFrame>
        )}
        {onClear && (
          <Button variant="quiet" onClick={onClear}>
            {list.clear}
          </Button>
        )}
      </div>
    </search>
  );
};
