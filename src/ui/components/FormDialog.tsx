import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { DialogActions } from './DialogActions.tsx';
import styles from './FormDialog.module.css';

interface FormDialogProps {
  readonly title: string;
  readonly words: { readonly cancel: string; readonly submit: string };
  /** `confirm-danger` for what cannot be taken back. */
  readonly variant?: 'primary' | 'confirm-danger';
  readonly busy: boolean;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog that asks for something, and sends it with its button or Enter. */
export const FormDialog = (props: FormDialogProps) => {
  const { title, words, variant = 'primary', busy, onSubmit, onClose, children } = props;
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {children}
        <DialogActions>
          <Button variant="secondary" data-safe={variant === 'confirm-danger' ? '' : undefined} onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" variant={variant} busy={busy}>
            {words.submit}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
