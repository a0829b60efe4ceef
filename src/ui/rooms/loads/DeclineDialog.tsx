import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { declineFields } from '../../../domain/load/declineFields.ts';
import type { Load } from '../../../domain/load/Load.ts';
import { parseRecord } from '../../../domain/record/parseRecord.ts';
import { FormDialog } from '../../components/FormDialog.tsx';
import { SelectField } from '../../components/SelectField.tsx';
import { TextField } from '../../components/TextField.tsx';
import { wordOptions } from '../../components/wordOptions.ts';
import { useListPath } from '../../shared/lists/useListPath.ts';
import { useProblemText } from '../../shared/record/useProblemText.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useDeclineLoad } from './useDeclineLoad.ts';
import { useLoadTexts } from './useLoadTexts.ts';

interface DeclineDialogProps {
  readonly load: Load;
  readonly onClose: () => void;
}

/** Asks why a load is declined, and hides it. */
export const DeclineDialog = ({ load, onClose }: DeclineDialogProps) => {
  const { optional, choose } = useAdminTexts();
  const { decline: words } = useLoadTexts();
  const navigate = useNavigate();
  const list = useListPath('loads');
  const [reason, setReason] = useState('');
  const [text, setText] = useState('');
  const [wasSent, setSent] = useState(false);
  const problemText = useProblemText(declineFields, { reason: words.reason, text: words.note });
  const read = parseRecord(declineFields, { reason, text });
  const problemOf = (field: 'reason' | 'text') => {
    const problem = wasSent && !read.ok ? read.problems[field] : undefined;
    return problem && problemText(problem, field);
  };
  const task = useDeclineLoad(load.id, () => void navigate(list, { replace: true }));
  return (
    <FormDialog
      title={words.title}
      words={{ cancel: words.no, submit: words.yes }}
      variant="confirm-danger"
      busy={task.pending}
      onSubmit={() => {
        setSent(true);
        if (read.ok) void task.run(read.value);
      }}
      onClose={onClose}
    >
      <p>{words.text}</p>
      <SelectField
        name="reason"
        label={words.reason}
        value={reason}
        options={wordOptions(words.reasons)}
        placeholder={choose}
        onChange={setReason}
        problem={problemOf('reason')}
      />
      <TextField
        name="text"
        label={words.note}
        aside={optional}
        autoComplete="off"
        value={text}
        onChange={setText}
        problem={problemOf('text')}
      />
    </FormDialog>
  );
};
