import { type ReactNode, useState } from 'react';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { Button } from '../Button.tsx';
import { CheckField } from '../CheckField.tsx';
import { Dialog } from '../Dialog.tsx';
import { DialogActions } from '../DialogActions.tsx';
import styles from './ColumnChooser.module.css';
import { ColumnOrder, type NamedColumn } from './ColumnOrder.tsx';
import { ToolButton } from './ToolButton.tsx';

interface ColumnChooserProps {
  /** Every column one can choose. */
  readonly columns: readonly NamedColumn[];
  /** Keys of the shown ones, in order. */
  readonly shown: readonly string[];
  /** Keys of those shown at first. */
  readonly standard: readonly string[];
  readonly onChange: (shown: readonly string[]) => void;
  /** More settings of the table. */
  readonly children?: ReactNode;
}

/** Chooses which columns of a table are shown, and in which order. */
export const ColumnChooser = ({ columns, shown, standard, onChange, children }: ColumnChooserProps) => {
  const { chooser: words } = useAdminTexts().list;
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  const chosen = shown.flatMap((key) => columns.find((column) => column.key === key) ?? []);
  const others = columns.filter(({ key }) => !shown.includes(key));
  return (
    <>
      <ToolButton label={words.open} sign="columns" aria-haspopup="dialog" onClick={() => setOpen(true)} />
      {isOpen && (
        <Dialog title={words.title} onClose={close}>
          {children}
          <fieldset className={styles.part}>
            <legend>{words.shown}</legend>
            <ColumnOrder columns={chosen} onChange={onChange} />
          </fieldset>
          {others.length > 0 && (
            <fieldset className={styles.part}>
              <legend>{words.more}</legend>
              <div className={styles.columns}>
                {others.map(({ key, title }) => (
                  <CheckField
                    key={key}
                    name={key}
                    label={title}
                    checked={false}
                    onChange={() => onChange([...shown, key])}
                  />
                ))}
              </div>
            </fieldset>
          )}
          <DialogActions>
            <Button onClick={close}>{words.done}</Button>
            <Button variant="quiet" onClick={() => onChange(standard)}>
              {words.reset}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
};
