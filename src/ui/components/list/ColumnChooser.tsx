import { useState } from 'react';
import { Button } from '../Button.tsx';
import { CheckField } from '../CheckField.tsx';
import { Dialog } from '../Dialog.tsx';
import { DialogActions } from '../DialogActions.tsx';
import styles from './ColumnChooser.module.css';
import { ToolButton } from './ToolButton.tsx';

interface ColumnChooserProps {
  readonly words: { readonly choose: string; readonly title: string; readonly done: string };
  /** The columns that can be hidden. */
  readonly columns: readonly { readonly key: string; readonly title: string }[];
  readonly hidden: readonly string[];
  readonly onChange: (hidden: readonly string[]) => void;
}

/** Chooses which columns of a table are shown. */
export const ColumnChooser = ({ words, columns, hidden, onChange }: ColumnChooserProps) => {
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <ToolButton label={words.choose} sign="columns" aria-haspopup="dialog" onClick={() => setOpen(true)} />
      {isOpen && (
        <Dialog title={words.title} onClose={close}>
          <div className={styles.columns}>
            {columns.map(({ key, title }) => (
              <CheckField
                key={key}
                name={key}
                label={title}
                checked={!hidden.includes(key)}
                onChange={(shown) => onChange(shown ? hidden.filter((name) => name !== key) : [...hidden, key])}
              />
            ))}
          </div>
          <DialogActions>
            <Button onClick={close}>{words.done}</Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
};
