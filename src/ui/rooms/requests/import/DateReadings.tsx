import { importColumns } from '../../../../domain/request/importColumns.ts';
import type { ImportedRow } from '../../../../domain/request/ImportedRow.ts';
import { type DateOrder, readCellTime } from '../../../../domain/request/readCellTime.ts';
import { useLocale } from '../../../shared/useLocale.ts';
import { useRequestTexts } from '../useRequestTexts.ts';
import type { CellAt } from './cellsIn.ts';
import { cellTimeText } from './cellTimeText.ts';
import styles from './ImportPage.module.css';

const timeColumns = Object.keys(importColumns).filter((column) => /_(?:from|to)$|^decide_by$/.test(column));

interface DateReadingsProps {
  readonly rows: readonly ImportedRow[];
  readonly dateOrder: DateOrder;
  readonly cellAt: CellAt;
}

/** How the dates were read that are another day in another country: the first of each column, and how many more there are. */
export const DateReadings = ({ rows, dateOrder, cellAt }: DateReadingsProps) => {
  const { importing: words } = useRequestTexts();
  const locale = useLocale();
  const number = new Intl.NumberFormat(locale);
  const readings = timeColumns.flatMap((column) => {
    const unclear = rows.flatMap(({ line }) => {
      const typed = cellAt(line, column).trim();
      const time = readCellTime(typed, dateOrder);
      return time?.isAmbiguous ? [{ typed, reading: cellTimeText(time.local, locale) }] : [];
    });
    const [first, ...more] = unclear;
    if (first?.reading === undefined) return [];
    const text = words.readAs(column, first.typed, first.reading);
    return [{ column, text: more.length > 0 ? `${text} ${words.readAlike(number.format(more.length))}` : text }];
  });
  if (readings.length === 0) return null;
  return (
    <ul className={styles.readings}>
      {readings.map(({ column, text }) => (
        <li key={column}>{text}</li>
      ))}
    </ul>
  );
};
