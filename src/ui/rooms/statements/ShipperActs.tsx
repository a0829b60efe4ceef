import { useState } from 'react';
import { actOn } from '../../../domain/statement/actOn.ts';
import type { StatementRecord } from '../../../domain/statement/Statement.ts';
import { recordPath } from '../../../domain/access/recordPath.ts';
import { Button } from '../../components/Button.tsx';
import { ButtonRoute } from '../../components/ButtonRoute.tsx';
import { useMoneyText } from '../../shared/freight/useMoneyText.ts';
import { useQuestion } from '../../shared/useQuestion.ts';
import { PayDialog } from './PayDialog.tsx';
import styles from './Statement.module.css';
import { useStatementTask } from './useStatementTask.ts';
import { useStatementTexts } from './useStatementTexts.ts';

/** What a shipper can do with a statement as it stands. */
export const ShipperActs = ({ statement }: { readonly statement: StatementRecord }) => {
  const { approve, pay } = useStatementTexts();
  const { carrier, currency, sums, agreed } = statement;
  const amount = useMoneyText()({ amountMinor: sums.totalMinor, currency });
  const ask = useQuestion();
  const [pays, setPays] = useState(false);
  const approving = useStatementTask<void>(async (writes) => {
    const { text, yes, no } = approve;
    if (!(await ask({ title: approve.title(amount, carrier.name), text, yes, no }))) return false;
    return writes.move(statement, 'approve');
  }, approve.told);
  const may = (act: 'approve' | 'pay'): boolean => actOn(statement, { act }, agreed).ok;
  if (may('approve'))
    return (
      <div className={styles.ways}>
        <Button busy={approving.pending} onClick={() => void approving.run()}>
          {approve.act(amount)}
        </Button>
      </div>
    );
  if (!may('pay')) return null;
  if (statement.isWaitingOpen)
    return (
      <div className={styles.ways}>
        <ButtonRoute to={recordPath('shipments', statement.id)}>{pay.answerFirst}</ButtonRoute>
      </div>
    );
  return (
    <div className={styles.ways}>
      <Button onClick={() => setPays(true)}>{pay.act}</Button>
      {pays && <PayDialog statement={statement} onClose={() => setPays(false)} />}
    </div>
  );
};
