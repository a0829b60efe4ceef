import { pageSizes } from '../../../domain/list/pageSizes.ts';
import { hasNext } from '../../../domain/list/hasNext.ts';
import { hasPrevious } from '../../../domain/list/hasPrevious.ts';
import { nextPage } from '../../../domain/list/nextPage.ts';
import { previousPage } from '../../../domain/list/previousPage.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { Button } from '../Button.tsx';
import { Select } from '../Select.tsx';
import styles from './Pager.module.css';

interface PagerProps {
  readonly paging: { readonly page: number; readonly size: number; readonly total: number };
  /** Rows of a page as they were chosen: those of `paging` may be on their way still. */
  readonly chosenSize: number;
  /** BCP 47, for the numbers. */
  readonly locale: string;
  readonly onPage: (page: number) => void;
  readonly onSize: (size: number) => void;
}

/** Where one is in a long list, how much of it is shown at once, and the ways back and on. */
export const Pager = ({ paging, chosenSize, locale, onPage, onSize }: PagerProps) => {
  const { list } = useAdminTexts();
  const { page, size, total } = paging;
  const number = new Intl.NumberFormat(locale);
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
