import { Link } from 'react-router-dom';
import type { OutcomeCount } from '../../../domain/report/Report.ts';
import { type ReportKey, type ReportOutcome, reportTable } from '../../../domain/report/reportTable.ts';
import type { ReportView } from '../../../domain/report/reportView.ts';
import { Card } from '../../components/Card.tsx';
import { useLocale } from '../../shared/useLocale.ts';
import { outcomeName } from './outcomeName.ts';
import styles from './Report.module.css';
import { useReportTexts } from './useReportTexts.ts';

interface OutcomesCardProps {
  readonly name: ReportKey;
  readonly outcomes: readonly OutcomeCount[];
  readonly chosen: string | undefined;
  readonly linkTo: (change: Partial<ReportView>) => string;
}

/** How many cases count, how many are left out and why; each number leads to its rows. */
export const OutcomesCard = ({ name: report, outcomes, chosen, linkTo }: OutcomesCardProps) => {
  const { outcomes: words } = useReportTexts();
  const known: readonly ReportOutcome[] = reportTable[report].outcomes;
  const number = new Intl.NumberFormat(useLocale());
  const part = (title: string, isCounted: boolean) => {
    const members = outcomes.filter((each) => each.isCounted === isCounted);
    return (
      members.length > 0 && (
        <div>
          <h3>{title}</h3>
          <ul className={styles.outcomes}>
            {members.map(({ outcome, n }) => {
              const name = outcomeName(words.names, outcome);
              const isChosen = chosen === outcome;
              return (
                <li key={outcome}>
                  <span>{name}</span>
                  <Link
                    to={linkTo({ outcome: isChosen ? undefined : known.find((each) => each === outcome) })}
                    preventScrollReset
                    aria-current={isChosen || undefined}
                    aria-label={words.show(name, number.format(n))}
                  >
                    {number.format(n)}
                  </Link>
                </li>
              );
            })}
          </ul>
        </div>
      )
    );
  };
  return (
    <Card title={words.title}>
      <div className={styles.parts}>
        {part(words.counted, true)}
        {part(words.leftOut, false)}
      </div>
    </Card>
  );
};
