import { dateFormat } from '../../../domain/calendar/dateFormat.ts';
import { isFew } from '../../../domain/report/isFew.ts';
import { isSum } from '../../../domain/report/isSum.ts';
import type { Report, ReportQuestion } from '../../../domain/report/Report.ts';
import type { ReportKey } from '../../../domain/report/reportTable.ts';
import { weeksOf } from '../../../domain/report/weeksOf.ts';
import { Card } from '../../components/Card.tsx';
import { Chunked } from '../../shared/loading/Chunked.tsx';
import { useLocale } from '../../shared/useLocale.ts';
import { weeksChunk } from './chart/weeksChunk.ts';
import type { Comparison } from './Comparison.ts';
import { reportCases } from './reportCases.ts';
import { useFigureWords } from './useFigureWords.ts';
import { useReportTexts } from './useReportTexts.ts';
import styles from './Weeks.module.css';
import { WeeksTable } from './WeeksTable.tsx';

interface WeeksCardProps {
  readonly name: ReportKey;
  readonly report: Report;
  readonly days: Pick<ReportQuestion, 'from' | 'to'>;
  readonly comparison: Comparison | undefined;
}

/** The headline week by week as a chart, and the same as a table. Nothing of one week alone. */
export const WeeksCard = ({ name, report, days, comparison }: WeeksCardProps) => {
  const { weeks: words, compare } = useReportTexts();
  const locale = useLocale();
  const figureWords = useFigureWords(name);
  const day = dateFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' });
  const [headline] = report.figures;
  const earlier = comparison && compare.weeks(comparison.weeks);
  /** As many weeks before, in the same order. */
  const past = comparison ? weeksOf(comparison.report, comparison) : [];
  const points = weeksOf(report, days).map(({ monday, figure, isPart }, nth) => {
    const week = day.format(new Date(monday));
    const before = past[nth]?.figure;
    const told = [
      ...figureWords(figure),
      ...(isPart ? [words.part] : []),
      ...(earlier === undefined ? [] : [compare.earlier(earlier, figureWords(before)[0] ?? '')]),
    ];
    return { key: monday, name: week, title: words.from(week), now: figure, before, told };
  });
  const known = points.filter(({ now }) => now !== undefined);
  if (!headline || known.length < 2) return null;
  const hasFew = known.some(({ now }) => now && isFew(now));
  return (
    <Card title={words.title}>
      <div className={styles.weeks}>
        {earlier !== undefined && (
          <ul className={styles.legend} aria-hidden="true">
            <li data-mark="now">{compare.these}</li>
            <li data-mark="line">{earlier}</li>
          </ul>
        )}
        <Chunked chunk={weeksChunk} meanwhile={<div className={styles.waiting} />}>
          {({ WeeksChart }) => <WeeksChart label={words.title} unit={headline} weeks={points} />}
        </Chunked>
        <p className={styles.notes}>
          {[words.clock[reportCases[name]], hasFew && words.few, isSum(headline.unit) && words.parts]
            .filter(Boolean)
            .join(' ')}
        </p>
        <WeeksTable weeks={points} before={earlier} />
      </div>
    </Card>
  );
};
