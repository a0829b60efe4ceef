import type { StatementRecord } from '../../../domain/statement/Statement.ts';
import { Card } from '../../components/Card.tsx';
import { instantText } from '../../components/instantText.ts';
import { useMoneyText } from '../../shared/freight/useMoneyText.ts';
import { useLocale } from '../../shared/useLocale.ts';
import styles from './Statement.module.css';
import { useStatementTexts } from './useStatementTexts.ts';

/** Who did what with a statement and when, the latest first. */
export const HistoryCard = ({ statement: { history, currency } }: { readonly statement: StatementRecord }) => {
  const { history: words } = useStatementTexts();
  const locale = useLocale();
  const money = useMoneyText();
  return (
    <Card title={words.title}>
      <div className={styles.body}>
        {history.length === 0 && <p className={styles.muted}>{words.none}</p>}
        {history.length > 0 && (
          <ol className={styles.history}>
            {history.toReversed().map(({ at, side, act, totalMinor, note }) => (
              <li key={`${at} ${act}`}>
                <span>{words.said(words.by[side], words.acts[act])}</span>
                <span className={styles.muted}>
                  <time dateTime={at}>{instantText(at, locale)}</time> · {money({ amountMinor: totalMinor, currency })}
                </span>
                {note !== null && <span className={styles.note}>{note}</span>}
              </li>
            ))}
          </ol>
        )}
      </div>
    </Card>
  );
};
