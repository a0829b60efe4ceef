import { sortField } from '../../../domain/list/sortField.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { Button } from '../Button.tsx';
import { LineIcon } from '../LineIcon.tsx';
import { Select } from '../Select.tsx';
import styles from './SortChoice.module.css';

export interface SortChoiceProps {
  /** What the list can be sorted by. */
  readonly columns: readonly { readonly key: string; readonly title: string }[];
  /** Whether it shows above tables, too: some orders have no header to click. */
  readonly isAlways?: boolean;
  readonly sort: string;
  readonly onSort: (sort: string) => void;
}

/** Sorts a list of cards, which have no header to click. Above a table, whose headers turn the order around, it has no button for that. */
export const SortChoice = ({ columns, isAlways = false, sort, onSort }: SortChoiceProps) => {
  const { sorting: words } = useAdminTexts().list;
  const field = sortField(sort);
  const isDown = sort.startsWith('-');
  return (
    <span className={styles.sort} data-sort="" data-always={isAlways || undefined}>
      <Select
        aria-label={words.by}
        value={field}
        onChange={onSort}
        options={columns.map(({ key, title }) => ({ value: key, label: words.byColumn(title) }))}
      />
      <Button
        variant="secondary"
        aria-label={isDown ? words.descending : words.ascending}
        title={isDown ? words.descending : words.ascending}
        onClick={() => onSort(isDown ? field : `-${field}`)}
      >
        <LineIcon path={isDown ? 'M12 5v14M6 13l6 6 6-6' : 'M12 19V5M6 11l6-6 6 6'} />
      </Button>
    </span>
  );
};
