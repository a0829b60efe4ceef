import type { CarrierList } from '../../../domain/carrier/CarrierList.ts';
import { FormDialog } from '../../components/FormDialog.tsx';
import { TextField } from '../../components/TextField.tsx';
import { CarrierChoice } from '../../shared/carriers/CarrierChoice.tsx';
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
    <FormDialog
      title={list ? words.editTitle(list.name) : words.newTitle}
      words={{ cancel: words.cancel, submit: words.save }}
      busy={pending}
      onSubmit={submit}
      onClose={onClose}
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
    </FormDialog>
  );
};
