import { importColumns } from '../../../../domain/request/importColumns.ts';
import type { ImportedRow } from '../../../../domain/request/ImportedRow.ts';
import { isTimeColumn } from '../../../../domain/request/isTimeColumn.ts';
import { type DateOrder, readCellTime } from '../../../../domain/request/readCellTime.ts';
import { useLocale } from '../../../shared/useLocale.ts';
import { useRequestTexts } from '../useRequestTexts.ts';
import type { TableCells } from './cellsIn.ts';
import { cellTimeText } from './cellTimeText.ts';
import styles from './ImportPage.module.css';

const timeColumns = Object.keys(importColumns).filter(isTimeColumn);

interface DateReadingsProps {
  readonly rows: readonly ImportedRow[];
  readonly dateOrder: DateOrder;
  readonly cells: TableCells;
}

/** How the dates were read that are another day in another country: the first of them, and how many more there are. */
export const DateReadings = ({ rows, dateOrder, cells: { cellAt, titleOf } }: DateReadingsProps) => {
  const { importing: words } = useRequestTexts();
  const locale = useLocale();
  const number = new Intl.NumberFormat(locale);
  const [first, ...more] = rows.flatMap(({ line }) =>
    timeColumns.flatMap((column) => {
      const typed = cellAt(line, column).trim();
      const time = readCellTime(typed, dateOrder);
      return time?.isAmbiguous ? [{ title: titleOf(column), typed, local: time.local }] : [];
    }),
  );
  const reading = cellTimeText(first?.local, locale);
  if (!first || reading === undefined) return null;
  const text = words.readAs(first.title, first.typed, reading);
  return (
    <p className={styles.readings}>
      {more.length > 0 ? `${text} ${words.readAlike(number.format(more.length))}` : text}
    </p>
  );
};
