import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import type { RowSelection } from './RowSelection.ts';
import styles from './SelectBox.module.css';

/** The box that selects all rows of the page. */
export const SelectPage = <Row,>({ selection }: { readonly selection: RowSelection<Row> }) => {
  const { bulk } = useAdminTexts();
  const box = useRef<HTMLInputElement>(null);
  const chosen = useSyncExternalStore(
    useCallback((listener: () => void) => selection.onChange(listener), [selection]),
    () => selection.ofPage(),
  );
  useEffect(() => {
    if (box.current) box.current.indeterminate = chosen === 'some';
  }, [chosen]);
  return (
    <label className={styles.box}>
      <input
        ref={box}
        type="checkbox"
        checked={chosen === 'all'}
        aria-label={bulk.selectPage}
        onChange={({ target }) => selection.pressPage(target.checked)}
      />
    </label>
  );
};
