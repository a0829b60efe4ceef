import { useState } from 'react';
import { actOn } from '../../../domain/statement/actOn.ts';
import type { StatementRecord } from '../../../domain/statement/Statement.ts';
import { Button } from '../../components/Button.tsx';
import { ownZone } from '../../components/ownZone.ts';
import { useMoneyText } from '../../shared/freight/useMoneyText.ts';
import { useQuestion } from '../../shared/useQuestion.ts';
import { NoteDialog } from './NoteDialog.tsx';
import styles from './Statement.module.css';
import { useStatementTask } from './useStatementTask.ts';
import { useStatementTexts } from './useStatementTexts.ts';

/** What a carrier can do with a statement as it stands. */
export const CarrierActs = ({ statement }: { readonly statement: StatementRecord }) => {
  const { issue, revise, settle, deny } = useStatementTexts();
  const { status, shipper, currency, sums } = statement;
  const amount = useMoneyText()({ amountMinor: sums.totalMinor, currency });
  const ask = useQuestion();
  const [denies, setDenies] = useState(false);
  const issuing = useStatementTask<void>(
    async (writes) => {
      const { text, yes, no } = issue;
      if (!(await ask({ title: issue.title(amount, shipper.name), text, yes, no }))) return false;
      return writes.issue(statement, ownZone());
    },
    ({ invoice = '' }) => issue.told(invoice),
  );
  const revising = useStatementTask<void>((writes) => writes.move(statement, 'revise'), revise.told);
  const settling = useStatementTask<void>(async (writes) => {
    const { text, yes, no } = settle;
    if (!(await ask({ title: settle.title(amount), text, yes, no }))) return false;
    return writes.move(statement, 'settle');
  }, settle.told);
  const denying = useStatementTask<string>((writes, note) => writes.deny(statement, note), deny.told);
  if (status === 'draft')
    return (
      <div className={styles.ways}>
        <Button busy={issuing.pending} onClick={() => void issuing.run()}>
          {issue.act(amount)}
        </Button>
      </div>
    );
  if (actOn(statement, { act: 'revise' }, statement.agreed).ok)
    return (
      <div className={styles.ways}>
        <Button
          variant={status === 'issued' ? 'secondary' : 'primary'}
          busy={revising.pending}
          onClick={() => void revising.run()}
        >
          {revise.act}
        </Button>
      </div>
    );
  if (status !== 'paid') return null;
  return (
    <div className={styles.ways}>
      <Button busy={settling.pending} onClick={() => void settling.run()}>
        {settle.act}
      </Button>
      <Button variant="secondary" onClick={() => setDenies(true)}>
        {deny.act}
      </Button>
      {denies && (
        <NoteDialog name="deny" title={deny.title} words={deny} task={denying} onClose={() => setDenies(false)} />
      )}
    </div>
  );
};
