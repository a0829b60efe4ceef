import { useCallback, useSyncExternalStore } from 'react';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import type { RowSelection } from './RowSelection.ts';
import styles from './SelectBox.module.css';

interface SelectRowProps<Row> {
  readonly row: Row;
  readonly selection: RowSelection<Row>;
}

/** The box that selects a row; with Shift, all rows from the one before. On a phone the whole card presses it. */
export const SelectRow = <Row,>({ row, selection }: SelectRowProps<Row>) => {
  const { bulk } = useAdminTexts();
  const isChosen = useSyncExternalStore(
    useCallback((listener: () => void) => selection.onChange(listener), [selection]),
    () => selection.has(row),
  );
  return (
    <label className={styles.box} data-row="">
      <input
        type="checkbox"
        data-select-row=""
        checked={isChosen}
        aria-label={bulk.select(selection.nameOf(row))}
        onChange={({ nativeEvent, target }) =>
          selection.press(row, target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
    </label>
  );
};
