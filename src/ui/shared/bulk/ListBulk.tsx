import { useState } from 'react';
import type { ExportFormat } from '../../../application/shared/exportList.ts';
import type { Page } from '../../../domain/list/Page.ts';
import { largestPageSize } from '../../../domain/list/largestPageSize.ts';
import { numberFormat } from '../../../domain/number/numberFormat.ts';
import { Button } from '../../components/Button.tsx';
import { ExportDialog } from '../../components/list/ExportDialog.tsx';
import type { BulkAction } from '../../components/selection/BulkAction.ts';
import { BulkBar } from '../../components/selection/BulkBar.tsx';
import { BulkDialog } from '../../components/selection/BulkDialog.tsx';
import type { RowSelection } from '../../components/selection/RowSelection.ts';
import { useAdminTexts } from '../useAdminTexts.ts';
import { useLocale } from '../useLocale.ts';
import { useObserved } from '../useObserved.ts';
import { useTask } from '../useTask.ts';
import { useBulkRun } from './useBulkRun.ts';

interface ListBulkProps<Row> {
  readonly selection: RowSelection<Row>;
  readonly actions: readonly BulkAction<Row>[];
  /** How many the list has found. */
  readonly total: number;
  /** Reads what the list has found, from the first. */
  readonly load: (size: number) => Promise<Page<Row>>;
  /** Saves rows as a file; no export without it. */
  readonly onExport?: ((rows: readonly Row[], format: ExportFormat) => void) | undefined;
}

/** The bar of a list's selected rows, and the dialog of what is done to them. Alone in being rendered as rows are selected. */
export const ListBulk = <Row,>(props: ListBulkProps<Row>) => {
  const { selection, actions, total, load, onExport } = props;
  const { bulk } = useAdminTexts();
  const number = numberFormat(useLocale());
  const rows = useObserved(selection, (kept) => kept.rows());
  const { open, ask, run, stop, close } = useBulkRun(selection);
  const offered = actions.filter(({ isFor }) => !isFor || rows.some(isFor));
  const all = Math.min(total, largestPageSize);
  const loading = useTask<undefined>(() => selection.addRead(load(all).then((found) => found.rows)));
  const words = total > largestPageSize ? bulk.firstFound : bulk.allFound;
  const [asked, setAsked] = useState<readonly Row[]>([]);
  const [isExporting, setExporting] = useState(false);
  return (
    <>
      <BulkBar
        count={rows.length > 0 ? number.format(rows.length) : undefined}
        onClear={() => selection.clear()}
        all={
          rows.length < all
            ? { label: words(number.format(all)), busy: loading.pending, onSelect: () => void loading.run(undefined) }
            : undefined
        }
      >
        {offered.map((action) => (
          <Button
            key={action.key}
            variant={action.isDangerous ? 'danger' : 'secondary'}
            onClick={() => {
              setAsked(rows);
              ask(action, rows);
            }}
          >
            {action.words.label}
          </Button>
        ))}
        {onExport && (
          <Button variant="secondary" aria-haspopup="dialog" onClick={() => setExporting(true)}>
            {bulk.export}
          </Button>
        )}
      </BulkBar>
      {isExporting && onExport && (
        <ExportDialog
          count={rows.length}
          onExport={(format) => onExport(rows, format)}
          onClose={() => setExporting(false)}
        />
      )}
      {open && (
        <BulkDialog
          action={open.action}
          rows={
            open.state.at === 'result'
              ? rows.filter((row) => asked.some((one) => selection.idOf(one) === selection.idOf(row)))
              : asked
          }
          nameOf={(row) => ({ id: selection.idOf(row), name: selection.nameOf(row) })}
          state={open.state}
          onRun={(chosenRows, chosen) => {
            // What was left out is not tried again either.
            setAsked(chosenRows);
            run(chosenRows, chosen);
          }}
          onStop={stop}
          onClose={close}
        />
      )}
    </>
  );
};
