import { useState } from 'react';
import { extraLimits } from '../../../domain/statement/parseExtras.ts';
import { statedLines } from '../../../domain/statement/statedLines.ts';
import type { StatementLine, StatementRecord } from '../../../domain/statement/Statement.ts';
import { Button } from '../../components/Button.tsx';
import { Card } from '../../components/Card.tsx';
import { useMoneyText } from '../../shared/freight/useMoneyText.ts';
import { useLocale } from '../../shared/useLocale.ts';
import { ExtraDialog } from './ExtraDialog.tsx';
import { LineRow } from './LineRow.tsx';
import styles from './Statement.module.css';
import { useOwnSide } from './useOwnSide.ts';
import { useStatementTexts } from './useStatementTexts.ts';

interface LinesCardProps {
  readonly statement: StatementRecord;
  readonly mayWrite: boolean;
}

/** The lines of a statement and what they come to. The carrier of a draft adds and changes extras here. */
export const LinesCard = ({ statement, mayWrite }: LinesCardProps) => {
  const { lines: words } = useStatementTexts();
  const money = useMoneyText();
  const locale = useLocale();
  const [edited, setEdited] = useState<StatementLine | 'new'>();
  const { status, currency, sums } = statement;
  const side = useOwnSide();
  const isOpen = mayWrite && side === 'carrier' && status === 'draft';
  const isFull = statement.lines.length >= extraLimits.extras;
  return (
    <Card title={words.title}>
      <div className={styles.lines}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.line}</th>
              <th scope="col">{words.state}</th>
              <th scope="col" className={styles.amount}>
                {words.amount}
              </th>
            </tr>
          </thead>
          <tbody>
            {statedLines(statement).map((line) => (
              <LineRow
                key={line.id}
                statement={statement}
                line={line}
                mayWrite={mayWrite}
                onEdit={() => setEdited(line)}
              />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>
                {words.total}
              </th>
              <td className={styles.amount}>{money({ amountMinor: sums.totalMinor, currency })}</td>
            </tr>
          </tfoot>
        </table>
        {isOpen && !isFull && (
          <div className={styles.ways}>
            <Button variant="secondary" onClick={() => setEdited('new')}>
              {words.add}
            </Button>
          </div>
        )}
        {isOpen && isFull && (
          <p className={styles.muted}>{words.full(new Intl.NumberFormat(locale).format(extraLimits.extras))}</p>
        )}
      </div>
      {edited !== undefined && (
        <ExtraDialog
          statement={statement}
          line={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Card>
  );
};
