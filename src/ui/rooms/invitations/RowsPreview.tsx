import type { InvitationRow } from '../../../domain/invitation/InvitationRow.ts';
import { mayBeSent } from '../../../domain/invitation/mayBeSent.ts';
import { DataTable } from '../../components/list/DataTable.tsx';
import { useLocale } from '../../shared/useLocale.ts';
import styles from './InviteSeveral.module.css';
import { useRowColumns } from './useRowColumns.tsx';
import { useInvitationTexts } from './useInvitationTexts.ts';

interface RowsPreviewProps {
  readonly rows: readonly InvitationRow[];
  /** Whether there were more rows than a batch can hold. */
  readonly isCut: boolean;
}

const noSort = (): void => {};

/** Preview of a list, row by row, with remaining problems. */
export const RowsPreview = ({ rows, isCut }: RowsPreviewProps) => {
  const { several: words } = useInvitationTexts();
  const number = new Intl.NumberFormat(useLocale());
  const columns = useRowColumns(rows);
  const wrong = rows.filter((row) => !mayBeSent(row)).length;
  return (
    <section className={styles.preview}>
      <h2>{words.preview}</h2>
      <p role="status" className={styles.note}>
        {rows.length === 0 ? words.nothing : words.summary(number.format(rows.length - wrong), number.format(wrong))}
        {isCut && ` ${words.cut}`}
      </p>
      {rows.length > 0 && (
        <DataTable
          caption={words.preview}
          columns={columns}
          rows={rows}
          rowKey={({ line }) => String(line)}
          sort=""
          onSort={noSort}
          opens={false}
        />
      )}
    </section>
  );
};
