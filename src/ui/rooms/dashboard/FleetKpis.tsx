import { addDays } from '../../../domain/calendar/addDays.ts';
import type { Figure } from '../../../domain/report/Report.ts';
import { Card } from '../../components/Card.tsx';
import { useToday } from '../../shared/useToday.ts';
import styles from './Figures.module.css';
import { KpiLink } from './KpiLink.tsx';
import { useDashboardReport } from './useDashboardReport.ts';
import { useDashboardTexts } from './useDashboardTexts.ts';

/** Of trips whose empty km are not known. */
const nothing: Figure = {
  code: 'per_km_in_all',
  unit: 'money_per_km',
  currency: undefined,
  value: undefined,
  n: 0,
  count: undefined,
  low: undefined,
  high: undefined,
};

/** How a fleet did in the last four weeks; each figure leads to its report. */
export const FleetKpis = () => {
  const { kpis: words } = useDashboardTexts();
  const today = useToday();
  const days = { from: addDays(today, -27), to: today };
  const onTime = useDashboardReport('on_time', days);
  const use = useDashboardReport('utilisation', days);
  const empty = useDashboardReport('empty_km', days);
  const perKm = empty.report && (empty.report.figures.find(({ code }) => code === 'per_km_in_all') ?? nothing);
  return (
    <Card title={words.title} aside={<small>{words.lines}</small>}>
      <ul className={styles.figures}>
        <KpiLink {...onTime} title={words.onTime} cases="stops" figure={onTime.report?.figures[0]} />
        <KpiLink {...use} title={words.utilisation} cases="days" figure={use.report?.figures[0]} />
        <KpiLink {...empty} title={words.emptyKm} cases="trips" figure={empty.report?.figures[0]} />
        <KpiLink {...empty} title={words.earned} cases="trips" figure={perKm} weeks={undefined} />
      </ul>
    </Card>
  );
};
