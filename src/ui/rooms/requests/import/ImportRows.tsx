import { useEffect, useRef } from 'react';
import type { RowOutcome } from '../../../../domain/request/ImportedRow.ts';
import { leftOutLines } from '../../../../domain/request/leftOutLines.ts';
import { DataTable } from '../../../components/list/DataTable.tsx';
import { useLocale } from '../../../shared/useLocale.ts';
import { useRequestTexts } from '../useRequestTexts.ts';
import { cellsIn } from './cellsIn.ts';
import { DateReadings } from './DateReadings.tsx';
import styles from './ImportPage.module.css';
import type { RowTicks } from './RowStanding.tsx';
import { useImportColumns } from './useImportColumns.tsx';
import type { ImportResult } from './useRequestImport.ts';

/** Of so many rows the services say all. */
const mostExplained = 50;

const noSort = (): void => {};

interface ImportRowsProps extends RowTicks {
  readonly result: ImportResult;
  /** The table has changed since, and only what is to mend is shown. */
  readonly isOutdated?: boolean;
}

/** What was said of each row of a table. */
export const ImportRows = ({ result, ticked, onTick, isOutdated = false }: ImportRowsProps) => {
  const { rows, ignored, table, isAdded } = result;
  const { importing: words } = useRequestTexts();
  const number = new Intl.NumberFormat(useLocale());
  const cells = cellsIn(table.csv);
  const columns = useImportColumns({ result, cells, ticked, onTick });
  const countOf = (outcome: RowOutcome): number => rows.filter((row) => row.outcome === outcome).length;
  const count = (outcome: RowOutcome): string => number.format(countOf(outcome));
  const leftOut = isAdded ? countOf('left_out') : leftOutLines(rows, ticked).size;
  const isCut = rows.some(({ outcome, errors }) => outcome === 'refused' && errors.length === 0);
  const unfinished = rows.filter(({ outcome, beforePublishing }) => outcome === 'ready' && beforePublishing.length > 0);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The button that was pressed is gone.
    if (isAdded) heading.current?.focus();
  }, [isAdded]);
  return (
    <section className={styles.rows}>
      <h2 ref={heading} tabIndex={-1}>
        {words.rows}
      </h2>
      <p role="status" className={styles.note}>
        {isOutdated
          ? words.outdated
          : isAdded
            ? (table.publish ? words.published : words.added)(count('added'), count('exists'), count('refused'))
            : words.summary(count('ready'), count('exists'), count('refused'))}
      </p>
      {!isOutdated && leftOut > 0 && (
        <p className={styles.note}>{(isAdded ? words.wereLeftOut : words.areLeftOut)(number.format(leftOut))}</p>
      )}
      {unfinished.length > 0 && <p className={styles.note}>{words.draftsOnly(number.format(unfinished.length))}</p>}
      {unfinished.length > mostExplained && <p className={styles.note}>{words.unfinished}</p>}
      {ignored.length > 0 && <p className={styles.note}>{words.ignored(ignored.join(', '))}</p>}
      {isCut && <p className={styles.note}>{words.unexplained}</p>}
      <DateReadings rows={rows} dateOrder={table.dateOrder} cells={cells} />
      <DataTable
        caption={words.rows}
        columns={columns}
        rows={rows}
        rowKey={({ line }) => String(line)}
        sort=""
        onSort={noSort}
        opens={false}
      />
    </section>
  );
};
