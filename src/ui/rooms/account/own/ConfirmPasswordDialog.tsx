import { Button } from '../../../components/Button.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { DialogActions } from '../../../components/DialogActions.tsx';
import { PasswordField } from '../../../components/PasswordField.tsx';
import styles from './ConfirmPasswordDialog.module.css';
import { useConfirmPassword } from './useConfirmPassword.ts';
import { useOwnAccountTexts } from './useOwnAccountTexts.ts';

interface ConfirmPasswordDialogProps {
  readonly onConfirmed: () => void;
  readonly onClose: () => void;
}

/** Asks for the password once more. */
export const ConfirmPasswordDialog = ({ onConfirmed, onClose }: ConfirmPasswordDialogProps) => {
  const { confirm: words } = useOwnAccountTexts();
  const { field, form, pending } = useConfirmPassword(onConfirmed);
  return (
    <Dialog title={words.title} onClose={onClose}>
      <form className={styles.form} noValidate {...form}>
        <p>{words.lead}</p>
        <PasswordField {...field('password')} label={words.password} autoComplete="current-password" />
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" busy={pending}>
            {words.submit}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
