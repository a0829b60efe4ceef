import { useState } from 'react';
import type { ListExport } from '../../../application/shared/exportList.ts';
import type { BulkAction } from '../../components/selection/BulkAction.ts';
import { SelectMode } from '../../components/selection/SelectMode.tsx';
import type { useRecordList } from '../record/useRecordList.ts';
import { useAdminTexts } from '../useAdminTexts.ts';
import { ListBulk } from './ListBulk.tsx';
import { useSelection } from './useSelection.ts';
import { useSelectKey } from './useSelectKey.ts';

/** What can be done to many rows of a list, which then have boxes to select them. */
export interface ListActions<Row> {
  readonly nameOf: (row: Row) => string;
  readonly actions: readonly BulkAction<Row>[];
}

interface BulkOptions<Row> {
  readonly list: ReturnType<typeof useRecordList<Row>>;
  /** None for viewers. */
  readonly bulk: ListActions<Row> | undefined;
  readonly rowKey: (row: Row) => string;
  readonly csv: Omit<ListExport<Row>, 'load' | 'format'> | undefined;
  /** Whether the list shows cards whatever the width. */
  readonly isBeside: boolean;
}

/** The selection of a list, the switch that shows its boxes on cards, and the bar of what can be done. */
export const useBulk = <Row,>({ list, bulk, rowKey, csv, isBeside }: BulkOptions<Row>) => {
  const { view, found, exporting, load } = list;
  const { mode } = useAdminTexts().bulk;
  // The rows of another view stay on screen until those of this one come; nobody means to select them.
  const shown = found.isPlaceholderData ? undefined : found.data?.rows;
  const selection = useSelection({ idOf: rowKey, nameOf: bulk?.nameOf ?? rowKey, view, rows: shown });
  const [selecting, setSelecting] = useState(false);
  useSelectKey(bulk !== undefined);
  const onSwitch = (isOn: boolean): void => {
    setSelecting(isOn);
    if (!isOn) selection.clear();
  };
  return {
    rows: { selection: bulk && selection, selecting },
    mode: bulk && <SelectMode label={mode} isOn={selecting} isAlways={isBeside} onSwitch={onSwitch} />,
    bar: bulk && (
      <ListBulk<Row>
        selection={selection}
        actions={bulk.actions}
        total={found.data?.total ?? 0}
        load={load}
        onExport={csv && ((rows, format) => exporting.save({ ...csv, format }, rows))}
      />
    ),
  };
};
