import { useFigureText } from '../../shared/report/useFigureText.ts';
import { useLocale } from '../../shared/useLocale.ts';
import type { WeekOfChart } from './chart/WeekOfChart.ts';
import { useReportTexts } from './useReportTexts.ts';

interface WeeksTableProps {
  readonly weeks: readonly WeekOfChart[];
  /** What the weeks before are called, if there are any. */
  readonly before: string | undefined;
}

/** What the chart of weeks shows, as a table that can be opened. */
export const WeeksTable = ({ weeks, before }: WeeksTableProps) => {
  const texts = useReportTexts();
  const { weeks: words, none } = texts;
  const number = new Intl.NumberFormat(useLocale());
  const text = useFigureText(texts);
  return (
    <details>
      <summary>{words.table}</summary>
      <table>
        <caption>{words.title}</caption>
        <thead>
          <tr>
            <th scope="col">{words.week}</th>
            <th scope="col">{words.figure}</th>
            <th scope="col">{words.n}</th>
            {before !== undefined && <th scope="col">{before}</th>}
          </tr>
        </thead>
        <tbody>
          {weeks.map(({ key, name, now, before: then }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td>{now ? text(now) : none}</td>
              <td>{number.format(now?.n ?? 0)}</td>
              {before !== undefined && <td>{then ? text(then) : none}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
};
