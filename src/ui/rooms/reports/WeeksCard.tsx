import { dateFormat } from '../../../domain/calendar/dateFormat.ts';
import { isFew } from '../../../domain/report/isFew.ts';
import type { ReportWeek } from '../../../domain/report/Report.ts';
import { Card } from '../../components/Card.tsx';
import { useLocale } from '../../shared/useLocale.ts';
import styles from './Weeks.module.css';
import { useFigureText } from '../../shared/report/useFigureText.ts';
import { useReportTexts } from './useReportTexts.ts';

const height = 100;
/** Of a week, with the gap to the next. */
const width = 10;

/** The headline week by week: bars from zero, and the same as a table. */
export const WeeksCard = ({ weeks }: { readonly weeks: readonly ReportWeek[] }) => {
  const { weeks: words } = useReportTexts();
  const locale = useLocale();
  const number = new Intl.NumberFormat(locale);
  const text = useFigureText(useReportTexts());
  const day = dateFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' });
  const [first] = weeks.flatMap(({ figures }) => figures.slice(0, 1));
  if (!first || weeks.length < 2) return null;
  const told = weeks.flatMap(({ monday, figures: [figure] }) =>
    figure && figure.currency === first.currency ? { name: day.format(new Date(monday)), figure } : [],
  );
  const top = first.unit === 'share' ? 1 : Math.max(...told.map(({ figure }) => figure.value ?? 0));
  const nameOf = (at: number) => told.at(at)?.name;
  return (
    <Card title={words.title} aside={<small>{words.top(text({ ...first, value: top }))}</small>}>
      <div className={styles.weeks}>
        <svg viewBox={`0 0 ${told.length * width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
          {told.map(({ name, figure }, nth) => {
            const tall = top > 0 ? ((figure.value ?? 0) / top) * height : 0;
            return (
              <rect
                key={name}
                x={nth * width + 1}
                y={height - tall}
                width={width - 2}
                height={tall}
                data-few={isFew(figure) || undefined}
              />
            );
          })}
        </svg>
        <p className={styles.axis} aria-hidden="true">
          <span>{nameOf(0)}</span>
          <span>{nameOf(-1)}</span>
        </p>
        {told.some(({ figure }) => isFew(figure)) && <p className={styles.few}>{words.few}</p>}
        <details>
          <summary>{words.table}</summary>
          <table>
            <caption>{words.title}</caption>
            <thead>
              <tr>
                <th scope="col">{words.week}</th>
                <th scope="col">{words.figure}</th>
                <th scope="col">{words.n}</th>
              </tr>
            </thead>
            <tbody>
              {told.map(({ name, figure }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{text(figure)}</td>
                  <td>{number.format(figure.n)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      </div>
    </Card>
  );
};
