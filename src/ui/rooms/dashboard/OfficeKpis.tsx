import { addDays } from '../../../domain/calendar/addDays.ts';
import { mondayOf } from '../../../domain/calendar/mondayOf.ts';
import { minorDigits } from '../../../domain/money/minorDigits.ts';
import { daysOfWeeks, spendOfWeek } from '../../../domain/report/spendOfWeek.ts';
import { Card } from '../../components/Card.tsx';
import { useMoneyText } from '../../shared/freight/useMoneyText.ts';
import { useToday } from '../../shared/useToday.ts';
import styles from './Figures.module.css';
import { KpiLink } from './KpiLink.tsx';
import { useDashboardReport } from './useDashboardReport.ts';
import { useDashboardTexts } from './useDashboardTexts.ts';

/** A mean is no amount that anybody pays: its cents say nothing. */
const wholeAmount = (amountMinor: number, currency: string): number => {
  const unit = 10 ** minorDigits(currency);
  return Math.round(amountMinor / unit) * unit;
};

/** How a shipper's freight went in the last four weeks; each figure leads to its report. */
export const OfficeKpis = () => {
  const { kpis: words } = useDashboardTexts();
  const today = useToday();
  const money = useMoneyText();
  const days = { from: addDays(today, -27), to: today };
  const spend = useDashboardReport('spend', daysOfWeeks(today), { from: mondayOf(today), to: today });
  const onTime = useDashboardReport('on_time', days);
  const proof = useDashboardReport('proof', days);
  const dwell = useDashboardReport('dwell', days);
  const week = spend.report && spendOfWeek(spend.report, today);
  const currency = week?.thisWeek.currency ?? '';
  const mean = week && money({ amountMinor: wholeAmount(week.mean, currency), currency });
  return (
    <Card title={words.title} aside={<small>{words.lines}</small>}>
      <ul className={styles.figures}>
        <KpiLink
          {...spend}
          title={words.spend}
          cases="shipments"
          figure={week?.thisWeek ?? spend.report?.figures[0]}
          note={mean === undefined ? undefined : words.mean(mean)}
        />
        <KpiLink {...onTime} title={words.onTime} cases="stops" figure={onTime.report?.figures[0]} />
        <KpiLink {...proof} title={words.withoutProof} cases="deliveries" figure={proof.report?.figures[0]} />
        <KpiLink {...dwell} title={words.dwell} cases="stops" figure={dwell.report?.figures[0]} />
      </ul>
    </Card>
  );
};
