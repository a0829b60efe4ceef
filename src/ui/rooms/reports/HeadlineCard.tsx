import type { Report } from '../../../domain/report/Report.ts';
import { isFew } from '../../../domain/report/isFew.ts';
import type { ReportView } from '../../../domain/report/reportView.ts';
import { Card } from '../../components/Card.tsx';
import { instantText } from '../../components/instantText.ts';
import { useLocale } from '../../shared/useLocale.ts';
import styles from './Report.module.css';
import { usePercent } from './usePercent.ts';
import { useReportTexts } from './useReportTexts.ts';

interface HeadlineCardProps {
  readonly report: Report;
  readonly view: ReportView;
}

/** The figure of a report with the cases it is made of, what chance alone would allow, and how it is counted. */
export const HeadlineCard = ({ report, view }: HeadlineCardProps) => {
  const texts = useReportTexts();
  const { onTime } = texts;
  const locale = useLocale();
  const number = new Intl.NumberFormat(locale);
  const percent = usePercent();
  const [figure, tracked] = report.figures;
  if (!figure) return null;
  const { value, n, count = 0, low, high } = figure;
  return (
    <Card title={onTime.figure(view.grace)} aside={<small>{texts.asOf(instantText(report.asOf, locale))}</small>}>
      <div className={styles.headline}>
        <p className={styles.value} data-few={isFew(figure) || undefined}>
          <strong>{percent(value)}</strong> <span>{onTime.of(number.format(count), number.format(n))}</span>
        </p>
        {n === 0 && <p>{texts.noCase}</p>}
        {isFew(figure) && <p className={styles.few}>{texts.few}</p>}
        {low !== undefined && high !== undefined && <p>{texts.range(percent(low), percent(high))}</p>}
        {tracked && tracked.n > 0 && <p>{onTime.tracked(percent(tracked.value), number.format(tracked.n))}</p>}
        <p className={styles.definition}>
          {onTime.counted[view.overdue]} {onTime.early} {onTime.day}
        </p>
      </div>
    </Card>
  );
};
