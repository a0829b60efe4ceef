import { useState } from 'react';
import { extraLimits } from '../../../domain/statement/parseExtras.ts';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { DialogActions } from '../../components/DialogActions.tsx';
import { TextField } from '../../components/TextField.tsx';
import type { Task } from '../../shared/useTask.ts';
import styles from './Statement.module.css';
import { useStatementTexts } from './useStatementTexts.ts';

interface NoteDialogProps {
  /** What the field is called in the form. */
  readonly name: string;
  readonly title: string;
  readonly words: { readonly text: string; readonly note: string; readonly keep: string; readonly yes: string };
  readonly task: Task<string>;
  readonly onClose: () => void;
}

/** Asks for words to the other side, and closes once they were told. */
export const NoteDialog = ({ name, title, words, task, onClose }: NoteDialogProps) => {
  const { noteMissing, noteLong } = useStatementTexts();
  const [typed, setTyped] = useState('');
  const [wasSent, setSent] = useState(false);
  const note = typed.trim().replaceAll(/\s+/gu, ' ');
  const wrong = note === '' ? noteMissing : Array.from(note).length > extraLimits.reason ? noteLong : undefined;
  const send = async (): Promise<void> => {
    setSent(true);
    if (wrong === undefined && (await task.run(note))) onClose();
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <p>{words.text}</p>
        <TextField
          name={`${name}-note`}
          label={words.note}
          autoComplete="off"
          value={typed}
          onChange={setTyped}
          problem={wasSent ? wrong : undefined}
        />
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            {words.keep}
          </Button>
          <Button type="submit" variant="danger" busy={task.pending}>
            {words.yes}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
