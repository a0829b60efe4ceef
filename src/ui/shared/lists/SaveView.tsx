import { useState } from 'react';
import type { SavedView } from '../../../domain/list/SavedView.ts';
import { savedViewFields } from '../../../domain/list/savedViewFields.ts';
import { parseRecord } from '../../../domain/record/parseRecord.ts';
import { Button } from '../../components/Button.tsx';
import { CheckField } from '../../components/CheckField.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { DialogActions } from '../../components/DialogActions.tsx';
import { TextField } from '../../components/TextField.tsx';
import { useProblemText } from '../record/useProblemText.ts';
import { useAdminTexts } from '../useAdminTexts.ts';

interface SaveViewProps {
  /** The view being changed; undefined for a new one. */
  readonly base: SavedView | undefined;
  readonly mayShare: boolean;
  readonly pending: boolean;
  readonly onSave: (named: Pick<SavedView, 'name' | 'isShared'>, asNew: boolean) => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** Names a view of a list, and shares it with the company. */
export const SaveView = ({ base, mayShare, pending, onSave, onRemove, onClose }: SaveViewProps) => {
  const { views: words } = useAdminTexts().list;
  const [name, setName] = useState(base?.name ?? '');
  const [isShared, setShared] = useState(base?.isShared ?? false);
  const [wasSent, setSent] = useState(false);
  const problemText = useProblemText(savedViewFields, { name: words.name });
  const read = parseRecord(savedViewFields, { name });
  const wrong = read.ok ? undefined : read.problems.name;
  const save = (asNew: boolean): void => {
    setSent(true);
    if (read.ok) onSave({ name: read.value.name, isShared }, asNew);
  };
  return (
    <Dialog title={base ? words.edit : words.saveNew} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          save(base === undefined);
        }}
      >
        <TextField
          name="view-name"
          label={words.name}
          value={name}
          autoComplete="off"
          problem={wasSent && wrong ? problemText(wrong, 'name') : undefined}
          onChange={setName}
        />
        {mayShare && <CheckField name="shared" label={words.share} checked={isShared} onChange={setShared} />}
        <DialogActions>
          {base && (
            <>
              <Button variant="danger" onClick={onRemove}>
                {words.remove}
              </Button>
              <Button variant="secondary" onClick={() => save(true)}>
                {words.saveAsNew}
              </Button>
            </>
          )}
          <Button type="submit" busy={pending}>
            {words.save}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
