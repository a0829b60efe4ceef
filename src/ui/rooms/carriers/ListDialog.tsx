import type { CarrierList } from '../../../domain/carrier/CarrierList.ts';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { DialogActions } from '../../components/DialogActions.tsx';
import { TextField } from '../../components/TextField.tsx';
import { CarrierChoice } from '../../shared/carriers/CarrierChoice.tsx';
import styles from './ListsPage.module.css';
import { useCarrierTexts } from './useCarrierTexts.ts';
import { useListForm } from './useListForm.ts';

interface ListDialogProps {
  /** Undefined for a new one. */
  readonly list: CarrierList | undefined;
  readonly onClose: () => void;
}

/** Makes a list of carriers, or changes its name and members. */
export const ListDialog = ({ list, onClose }: ListDialogProps) => {
  const { lists: words } = useCarrierTexts();
  const { name, onName, problem, chosen, onChoose, pending, submit } = useListForm(list, onClose);
  return (
    <Dialog title={list ? words.editTitle(list.name) : words.newTitle} onClose={onClose}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextField
          name="name"
          label={words.name}
          autoComplete="off"
          value={name}
          onChange={onName}
          problem={problem}
          required
        />
        <CarrierChoice texts={words.choice} chosen={chosen} onChoose={onChoose} />
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" busy={pending}>
            {words.save}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
