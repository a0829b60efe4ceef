import { useState } from 'react';
import { extraFacts } from '../../../domain/statement/parseExtras.ts';
import type { StatementLine, StatementRecord } from '../../../domain/statement/Statement.ts';
import { Button } from '../../components/Button.tsx';
import { StatusBadge } from '../../components/StatusBadge.tsx';
import { useMoneyText } from '../../shared/freight/useMoneyText.ts';
import { NoteDialog } from './NoteDialog.tsx';
import styles from './Statement.module.css';
import { useLineName } from './useLineName.ts';
import { useOwnSide } from './useOwnSide.ts';
import { useStatementTask } from './useStatementTask.ts';
import { useStatementTexts } from './useStatementTexts.ts';

interface LineRowProps {
  readonly statement: StatementRecord;
  readonly line: StatementLine;
  readonly mayWrite: boolean;
  readonly onEdit: () => void;
}

const tones = { agreed: 'good', proposed: 'open', approved: 'good', disputed: 'stopped' } as const;

/** A line of a statement, with what its reader can do with it. */
export const LineRow = ({ statement, line, mayWrite, onEdit }: LineRowProps) => {
  const { lines: words } = useStatementTexts();
  const name = useLineName()(line);
  const money = useMoneyText();
  const side = useOwnSide();
  const { status, currency } = statement;
  const isExtra = line.state !== 'agreed';
  const mayAnswer = mayWrite && isExtra && side === 'shipper' && (status === 'issued' || status === 'disputed');
  return (
    <tr>
      <td>
        <span className={styles.name}>{name}</span>
        {line.reason !== null && <span className={styles.reason}>{line.reason}</span>}
        {line.note !== null && <span className={styles.note}>{words.disputedBecause(line.note)}</span>}
        {mayWrite && isExtra && side === 'carrier' && status === 'draft' && (
          <EditWays statement={statement} line={line} name={name} onEdit={onEdit} />
        )}
        {mayAnswer && <AnswerWays statement={statement} line={line} name={name} />}
      </td>
      <td>
        <StatusBadge tone={tones[line.state]}>{words.states[line.state]}</StatusBadge>
      </td>
      <td className={styles.amount}>{money({ amountMinor: line.amountMinor, currency })}</td>
    </tr>
  );
};

interface WaysProps {
  readonly statement: StatementRecord;
  readonly line: StatementLine;
  readonly name: string;
}

const EditWays = ({ statement, line, name, onEdit }: WaysProps & { readonly onEdit: () => void }) => {
  const { lines: words } = useStatementTexts();
  const removing = useStatementTask<void>(
    (writes) => writes.keepExtras(statement, statement.lines.filter((each) => each !== line).flatMap(extraFacts)),
    words.removed,
  );
  return (
    <span className={styles.ways}>
      <Button variant="quiet" aria-label={words.changeOf(name)} onClick={onEdit}>
        {words.change}
      </Button>
      <Button
        variant="quiet"
        aria-label={words.removeOf(name)}
        busy={removing.pending}
        onClick={() => void removing.run()}
      >
        {words.remove}
      </Button>
    </span>
  );
};

const AnswerWays = ({ statement, line, name }: WaysProps) => {
  const { dispute, approveLine } = useStatementTexts();
  const [disputes, setDisputes] = useState(false);
  const approving = useStatementTask<void>((writes) => writes.answer(statement, line.id), approveLine.told);
  const disputing = useStatementTask<string>((writes, note) => writes.answer(statement, line.id, note), dispute.told);
  return (
    <span className={styles.ways}>
      {line.state !== 'approved' && (
        <Button
          variant="quiet"
          aria-label={approveLine.actOf(name)}
          busy={approving.pending}
          onClick={() => void approving.run()}
        >
          {approveLine.act}
        </Button>
      )}
      {line.state !== 'disputed' && (
        <Button variant="quiet" aria-label={dispute.actOf(name)} onClick={() => setDisputes(true)}>
          {dispute.act}
        </Button>
      )}
      {disputes && (
        <NoteDialog
          name="dispute"
          title={dispute.title(name)}
          words={dispute}
          task={disputing}
          onClose={() => setDisputes(false)}
        />
      )}
    </span>
  );
};
