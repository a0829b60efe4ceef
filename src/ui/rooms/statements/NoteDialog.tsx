import { useState } from 'react';
import { extraLimits } from '../../../domain/statement/parseExtras.ts';
import { FormDialog } from '../../components/FormDialog.tsx';
import { TextField } from '../../components/TextField.tsx';
import type { Task } from '../../shared/useTask.ts';
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
    <FormDialog
      title={title}
      words={{ cancel: words.keep, submit: words.yes }}
      variant="confirm-danger"
      busy={task.pending}
      onSubmit={() => void send()}
      onClose={onClose}
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
    </FormDialog>
  );
};
