import { useState } from 'react';
import { extrasWith } from '../../../domain/statement/extrasWith.ts';
import {
  type ExtraDraft,
  type ExtraFacts,
  type ExtraProblem,
  extraDraft,
  parseExtra,
} from '../../../domain/statement/parseExtras.ts';
import { extraKinds, type StatementLine, type StatementRecord } from '../../../domain/statement/Statement.ts';
import { FieldProblem } from '../../components/FieldProblem.tsx';
import { FormDialog } from '../../components/FormDialog.tsx';
import { SelectField } from '../../components/SelectField.tsx';
import { TextField } from '../../components/TextField.tsx';
import { MoneyField } from '../../shared/freight/MoneyField.tsx';
import { useStatementTask } from './useStatementTask.ts';
import { useStatementTexts } from './useStatementTexts.ts';

interface ExtraDialogProps {
  readonly statement: StatementRecord;
  /** The extra to change; undefined for a new one. */
  readonly line: StatementLine | undefined;
  readonly onClose: () => void;
}

const empty: ExtraDraft = { id: '', kind: '', amount: '', reason: '' };

/** Adds an extra to a draft, or changes one. */
export const ExtraDialog = ({ statement, line, onClose }: ExtraDialogProps) => {
  const { extra: words, lines } = useStatementTexts();
  const { currency } = statement;
  const [draft, setDraft] = useState<ExtraDraft>(line ? extraDraft(line, currency) : empty);
  const [wasSent, setSent] = useState(false);
  const keeping = useStatementTask<ExtraFacts>((writes, facts) => {
    const extras = extrasWith(statement.lines, facts);
    return extras ? writes.keepExtras(statement, extras) : Promise.resolve(false);
  }, lines.kept);
  const isGone = line !== undefined && !statement.lines.some(({ id }) => id === line.id);
  const read = parseExtra(draft, currency);
  const problemOf = (...codes: readonly ExtraProblem[]): string | undefined => {
    const found = read.ok || !wasSent ? undefined : codes.find((code) => read.problems.includes(code));
    return found && words.problems[found];
  };
  const send = async (): Promise<void> => {
    setSent(true);
    if (read.ok && (await keeping.run(read.value))) onClose();
  };
  const hints: Readonly<Record<string, string>> = { adjustment: words.signHint, credit: words.creditHint };
  return (
    <FormDialog
      title={line ? words.title : words.newTitle}
      words={{ cancel: words.keep, submit: words.save }}
      busy={keeping.pending}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <SelectField
        name="extra-kind"
        label={words.kind}
        placeholder={words.choose}
        value={draft.kind}
        onChange={(kind) => setDraft({ ...draft, kind })}
        options={extraKinds.map((value) => ({ value, label: words.kinds[value] }))}
        problem={problemOf('kind')}
      />
      <MoneyField
        name="extra-amount"
        label={words.amount}
        currency={currency}
        hint={hints[draft.kind]}
        value={draft.amount}
        onChange={(amount) => setDraft({ ...draft, amount })}
        problem={problemOf('amount', 'amount_large')}
      />
      <TextField
        name="extra-reason"
        label={words.reason}
        autoComplete="off"
        value={draft.reason}
        onChange={(reason) => setDraft({ ...draft, reason })}
        problem={problemOf('reason', 'reason_long')}
      />
      {isGone && <FieldProblem role="alert">{words.gone}</FieldProblem>}
    </FormDialog>
  );
};
