import { type ReactNode, useId, useState } from 'react';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { Button } from '../Button.tsx';
import { FilterFrame } from './FilterFrame.tsx';
import { FilterSelect, type ListFilter } from './FilterSelect.tsx';
import styles from './ListToolbar.module.css';
import { SearchField, type SearchFieldProps } from './SearchField.tsx';
import { SortChoice, type SortChoiceProps } from './SortChoice.tsx';
import { ToolButton } from './ToolButton.tsx';

interface ListToolbarProps {
  readonly search?: SearchFieldProps;
  /** The most used first: these are always in sight on wide screens. */
  readonly filters: readonly ListFilter[];
  readonly onFilter: (name: string, value: string) => void;
  /** Set while a search or filter is active. */
  readonly onClear?: (() => void) | undefined;
  /** What can be done with the view. */
  readonly viewing?: ReactNode;
  /** Actions on the list (`ToolButton`). */
  readonly tools?: ReactNode;
  /** Whether the tools are too many for their words beside the filters. */
  readonly areManyTools?: boolean;
  /** An extra filter by days. */
  readonly range?: { readonly chosen: boolean; readonly field: ReactNode };
  /** For narrow screens, whose cards have no header to sort by. */
  readonly sorting?: SortChoiceProps;
}

/** Filters in sight on wide screens; the others fold away until they are chosen. */
const chips = 3;

/** One row above a list: search, filters and actions. On narrow screens filters and order fold away, and the row stays in sight. */
export const ListToolbar = (props: ListToolbarProps) => {
  const { search, filters, onFilter, onClear, tools, areManyTools, range, sorting, viewing } = props;
  const { list } = useAdminTexts();
  const id = useId();
  const chosen = filters.filter(({ value }) => value !== '').length + Number(range?.chosen ?? false);
  const folds = filters.length > 0 || range !== undefined;
  const isMore = filters.length > chips || range !== undefined || filters.some(({ isRare }) => isRare === true);
  const [open, setOpen] = useState<'filters' | 'sort'>();
  const toggle = (part: 'filters' | 'sort'): void => setOpen(open === part ? undefined : part);
  /** Filters that were used here: an emptied one stays in sight, so that it keeps the focus and nothing moves under the pointer. */
  const [used, setUsed] = useState<ReadonlySet<string>>(new Set());
  const use = (name: string, value: string): void => {
    setUsed(new Set([...used, name]));
    onFilter(name, value);
  };
  const mayGo = ({ name, value }: ListFilter): boolean => value === '' && !used.has(name);
  return (
    <search className={styles.bar} data-open={open}>
      <div className={styles.row}>
        {search && <SearchField {...search} />}
        {folds && (
          <span className={styles.fold} data-more={isMore || undefined}>
            <ToolButton
              label={list.filters(chosen)}
              sign="filters"
              count={chosen}
              aria-expanded={open === 'filters'}
              aria-controls={id}
              onClick={() => toggle('filters')}
            />
          </span>
        )}
        {sorting && (
          <span className={styles.fold}>
            <ToolButton
              label={list.sorting.by}
              sign="sort"
              aria-expanded={open === 'sort'}
              aria-controls={id}
              onClick={() => toggle('sort')}
            />
          </span>
        )}
        <div id={id} className={styles.filters}>
          {filters.map((filter, at) => (
            <span
              key={filter.name}
              className={styles.filter}
              data-extra={((at >= chips || filter.isRare === true) && mayGo(filter)) || undefined}
              data-spare={(isMore && chosen > 0 && at > 0 && mayGo(filter)) || undefined}
            >
              <FilterSelect filter={filter} onChange={(value) => use(filter.name, value)} />
            </span>
          ))}
          {range && (
            <span className={styles.filter} data-range="" data-extra={!range.chosen || undefined}>
              <FilterFrame chosen={range.chosen}>{range.field}</FilterFrame>
            </span>
          )}
          {sorting && <SortChoice {...sorting} />}
          {onClear && (
            <Button variant="quiet" onClick={onClear}>
              {list.clear}
            </Button>
          )}
          {viewing}
        </div>
        {tools && (
          <div className={styles.tools} data-many={areManyTools || undefined}>
            {tools}
          </div>
        )}
      </div>
    </search>
  );
};
