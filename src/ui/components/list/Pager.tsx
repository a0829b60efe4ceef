import { pageSizes } from '../../../domain/list/pageSizes.ts';
import { hasNext } from '../../../domain/list/hasNext.ts';
import { hasPrevious } from '../../../domain/list/hasPrevious.ts';
import { nextPage } from '../../../domain/list/nextPage.ts';
import { previousPage } from '../../../domain/list/previousPage.ts';
import { numberFormat } from '../../../domain/number/numberFormat.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { Button } from '../Button.tsx';
import { Select } from '../Select.tsx';
import styles from './Pager.module.css';

interface PagerProps {
  readonly paging: { readonly page: number; readonly size: number; readonly total: number };
  /** The chosen page size; `paging` may still be the previous one while loading. */
  readonly chosenSize: number;
  /** BCP 47, for numbers. */
  readonly locale: string;
  readonly onPage: (page: number) => void;
  readonly onSize: (size: number) => void;
}

/** Position in a list, page size, and links to other pages. */
export const Pager = ({ paging, chosenSize, locale, onPage, onSize }: PagerProps) => {
  const { list } = useAdminTexts();
  const { page, size, total } = paging;
  const number = numberFormat(locale);
  const first = Math.min(page * size + 1, total);
  const last = Math.min((page + 1) * size, total);
  return (
    <nav className={styles.pager} aria-label={list.pages}>
      <p role="status">{list.range(number.format(first), number.format(last), number.format(total))}</p>
      <label className={styles.size}>
        {list.rowsPerPage}
        <Select
          fit
          value={String(chosenSize)}
          onChange={(rows) => onSize(Number(rows))}
          options={pageSizes.map((rows) => ({ value: String(rows), label: number.format(rows) }))}
        />
      </label>
      <div className={styles.ways}>
        <Button variant="secondary" disabled={!hasPrevious(paging)} onClick={() => onPage(previousPage(paging).page)}>
          {list.previous}
        </Button>
        <Button variant="secondary" disabled={!hasNext(paging)} onClick={() => onPage(nextPage(paging).page)}>
          {list.next}
        </Button>
      </div>
    </nav>
  );
};
