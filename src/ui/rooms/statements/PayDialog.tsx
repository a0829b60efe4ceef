import { useState } from 'react';
import { parseDay } from '../../../domain/calendar/parseDay.ts';
import type { StatementRecord } from '../../../domain/statement/Statement.ts';
import type { Payment } from '../../../application/statements/StatementDesk.ts';
import { DateField } from '../../components/dates/DateField.tsx';
import { FormDialog } from '../../components/FormDialog.tsx';
import { TextField } from '../../components/TextField.tsx';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useToday } from '../../shared/useToday.ts';
import { useStatementTask } from './useStatementTask.ts';
import { useStatementTexts } from './useStatementTexts.ts';

interface PayDialogProps {
  readonly statement: StatementRecord;
  readonly onClose: () => void;
}

const longest = 60;

/** Asks when a statement was paid and by what reference, and closes once that was told. */
export const PayDialog = ({ statement, onClose }: PayDialogProps) => {
  const { pay: words } = useStatementTexts();
  const { optional } = useAdminTexts();
  const today = useToday();
  const [day, setDay] = useState(today);
  const [typed, setTyped] = useState('');
  const [wasSent, setSent] = useState(false);
  const paying = useStatementTask<Payment>((writes, payment) => writes.pay(statement, payment), words.told);
  const paidOn = parseDay(day);
  const reference = typed.trim().replaceAll(/\s+/gu, ' ');
  const wrongDay = paidOn === undefined ? words.missing : paidOn > today ? words.future : undefined;
  const wrongReference = Array.from(reference).length > longest ? words.long : undefined;
  const send = async (): Promise<void> => {
    setSent(true);
    if (paidOn === undefined || wrongDay !== undefined || wrongReference !== undefined) return;
    if (await paying.run({ paidOn, reference: reference === '' ? undefined : reference })) onClose();
  };
  return (
    <FormDialog
      title={words.title}
      words={{ cancel: words.keep, submit: words.yes }}
      busy={paying.pending}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <p>{words.text}</p>
      <DateField
        name="paid-on"
        label={words.paidOn}
        value={day}
        latest={today}
        onChange={setDay}
        problem={wasSent ? wrongDay : undefined}
      />
      <TextField
        name="payment-reference"
        label={words.reference}
        aside={optional}
        autoComplete="off"
        value={typed}
        onChange={setTyped}
        problem={wasSent ? wrongReference : undefined}
      />
    </FormDialog>
  );
};
