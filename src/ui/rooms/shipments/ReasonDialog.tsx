import { useState } from 'react';
import { isOneOf } from '../../../domain/outside/isOneOf.ts';
import { parseRecord } from '../../../domain/record/parseRecord.ts';
import { reasonNoteFields } from '../../../domain/shipment/reasonNoteFields.ts';
import { FormDialog } from '../../components/FormDialog.tsx';
import { SelectField } from '../../components/SelectField.tsx';
import { TextField } from '../../components/TextField.tsx';
import { useProblemText } from '../../shared/record/useProblemText.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import type { Task } from '../../shared/useTask.ts';

interface Said<Reason extends string> {
  readonly reason: Reason;
  readonly note: string | undefined;
}

interface ReasonDialogProps<Reason extends string> {
  /** What each field is called in the form. */
  readonly name: string;
  readonly words: {
    readonly title: string;
    readonly text: string;
    readonly reason: string;
    readonly choose: string;
    readonly missing: string;
    readonly note: string;
    readonly keep: string;
    readonly yes: string;
  };
  readonly reasons: readonly Reason[];
  readonly reasonWords: Readonly<Record<Reason, string>>;
  readonly task: Task<Said<Reason>>;
  readonly onClose: () => void;
}

/** Asks for a reason and a note to the carrier, and closes once that was told. */
export const ReasonDialog = <Reason extends string>(props: ReasonDialogProps<Reason>) => {
  const { name, words, reasons, reasonWords, task, onClose } = props;
  const { optional } = useAdminTexts();
  const [chosen, setChosen] = useState('');
  const [typed, setTyped] = useState('');
  const [wasSent, setSent] = useState(false);
  const reason = isOneOf(reasons, chosen) ? chosen : undefined;
  const problemText = useProblemText(reasonNoteFields, { note: words.note });
  const read = parseRecord(reasonNoteFields, { note: typed });
  const wrong = read.ok ? undefined : read.problems.note;
  const send = async (): Promise<void> => {
    setSent(true);
    if (reason === undefined || !read.ok) return;
    if (await task.run({ reason, note: read.value.note })) onClose();
  };
  return (
    <FormDialog
      title={words.title}
      words={{ cancel: words.keep, submit: words.yes }}
      variant="confirm-danger"
      busy={task.pending}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <p>{words.text}</p>
      <SelectField
        name={`${name}-reason`}
        label={words.reason}
        placeholder={words.choose}
        value={chosen}
        onChange={setChosen}
        options={reasons.map((value) => ({ value, label: reasonWords[value] }))}
        problem={wasSent && reason === undefined ? words.missing : undefined}
      />
      <TextField
        name={`${name}-note`}
        label={words.note}
        aside={optional}
        autoComplete="off"
        value={typed}
        onChange={setTyped}
        problem={wasSent && wrong ? problemText(wrong, 'note') : undefined}
      />
    </FormDialog>
  );
};
