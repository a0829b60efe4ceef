import { importColumns } from '../../../../domain/request/importColumns.ts';
import { type DateOrder, readCellTime } from '../../../../domain/request/readCellTime.ts';
import { useLocale } from '../../../shared/useLocale.ts';
import { useRequestTexts } from '../useRequestTexts.ts';
import { cellTimeText } from './cellTimeText.ts';
import styles from './ImportPage.module.css';

const timeColumns = Object.keys(importColumns).filter((column) => /_(?:from|to)$|^decide_by$/.test(column));

interface RowReadingsProps {
  readonly dateOrder: DateOrder;
  /** What stands in a column of the row. */
  readonly read: (column: string) => string;
}

/** How the dates of a row were read that are another day in another country. */
export const RowReadings = ({ dateOrder, read }: RowReadingsProps) => {
  const { importing: words } = useRequestTexts();
  const locale = useLocale();
  const readings = timeColumns.flatMap((column) => {
    const typed = read(column).trim();
    const time = readCellTime(typed, dateOrder);
    const text = time?.isAmbiguous ? cellTimeText(time.local, locale) : undefined;
    return text === undefined ? [] : [{ column, text: words.readAs(column, typed, text) }];
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
