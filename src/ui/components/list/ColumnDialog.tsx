import { useState } from 'react';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { Button } from '../Button.tsx';
import { CheckField } from '../CheckField.tsx';
import { Dialog } from '../Dialog.tsx';
import { DialogActions } from '../DialogActions.tsx';
import styles from './ColumnChooser.module.css';
import type { ColumnChooserProps } from './ColumnChooserProps.ts';
import { ColumnOrder } from './ColumnOrder.tsx';

interface ColumnDialogProps extends ColumnChooserProps {
  readonly onClose: () => void;
}

/**
 * The open dialog of a table's columns. It holds the choice itself: the table may follow a moment later, and a second change
 * made by then must build on the first.
 */
export const ColumnDialog = ({ columns, shown: atFirst, standard, onChange, onClose, children }: ColumnDialogProps) => {
  const { chooser: words } = useAdminTexts().list;
  const [shown, setShown] = useState(atFirst);
  const change = (next: readonly string[]): void => {
    setShown(next);
    onChange(next);
  };
  const chosen = shown.flatMap((key) => columns.find((column) => column.key === key) ?? []);
  const others = columns.filter(({ key }) => !shown.includes(key));
  return (
    <Dialog title={words.title} onClose={onClose}>
      {children}
      <fieldset className={styles.part}>
        <legend>{words.shown}</legend>
        <ColumnOrder columns={chosen} onChange={change} />
      </fieldset>
      {others.length > 0 && (
        <fieldset className={styles.part}>
          <legend>{words.more}</legend>
          <div className={styles.columns}>
            {others.map(({ key, title }) => (
              <CheckField key={key} name={key} label={title} checked={false} onChange={() => change([...shown, key])} />
            ))}
          </div>
        </fieldset>
      )}
      <DialogActions>
        <Button onClick={onClose}>{words.done}</Button>
        <Button variant="quiet" onClick={() => change(standard)}>
          {words.reset}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
