import type { Report } from '../../../domain/report/Report.ts';
import { sameFigure } from '../../../domain/report/sameFigure.ts';
import type { ReportKey } from '../../../domain/report/reportTable.ts';
import type { ReportView } from '../../../domain/report/reportView.ts';
import { Chunked } from '../../shared/loading/Chunked.tsx';
import { useLocale } from '../../shared/useLocale.ts';
import { useWorkplace } from '../../shared/workplace/useWorkplace.ts';
import { barsChunk } from './chart/barsChunk.ts';
import type { Comparison } from './Comparison.ts';
import styles from './Report.module.css';
import { useChangeText } from './useChangeText.ts';
import { useFigureWords } from './useFigureWords.ts';
import { useGroupName } from './useGroupName.ts';
import { useReportTexts } from './useReportTexts.ts';

/** The table below has them all. */
const mostBars = 8;

interface GroupsChartProps {
  readonly name: ReportKey;
  readonly report: Report;
  readonly view: ReportView;
  readonly comparison: Comparison | undefined;
  readonly onShow: (change: Partial<ReportView>) => void;
}

/** The change stands last. */
const withChange = (told: readonly string[], change: string | undefined): readonly string[] =>
  change === undefined ? told : [...told, change];

/** The headline of the first carriers, lanes or places as bars; choosing one shows its rows. Nothing of one alone. */
export const GroupsChart = ({ name, report: { figures, groups }, view, comparison, onShow }: GroupsChartProps) => {
  const { groups: words, compare } = useReportTexts();
  const { audience } = useWorkplace().membership;
  const number = new Intl.NumberFormat(useLocale());
  const nameOf = useGroupName();
  const figureWords = useFigureWords(name);
  const { change } = useChangeText();
  const [headline] = figures;
  const known = groups.flatMap((group) => {
    // All that is small together would set the scale, and make the others smaller still.
    if (group.folded !== undefined) return [];
    const now = sameFigure(group.figures, headline);
    const past = comparison?.report.groups.find(({ id }) => id === group.id);
    return now?.value === undefined ? [] : [{ ...group, now, before: sameFigure(past?.figures, headline) }];
  });
  if (!headline || known.length < 2) return null;
  return (
    <div className={styles.bars}>
      <Chunked chunk={barsChunk}>
        {({ BarsChart }) => (
          <BarsChart
            label={words.by[audience][view.by]}
            unit={headline}
            bars={known.slice(0, mostBars).map((group) => ({
              key: group.id,
              name: nameOf(group),
              now: group.now,
              before: group.before,
              told: withChange(figureWords(group.now), change(group.now, group.before)),
            }))}
            chosen={view.group}
            onChoose={(id) => onShow({ group: view.group === id ? undefined : id })}
          />
        )}
      </Chunked>
      {comparison && (
        <ul className={styles.legend} aria-hidden="true">
          <li data-mark="before">{compare.weeks(comparison.weeks)}</li>
        </ul>
      )}
      {known.length > mostBars && <p className={styles.more}>{words.first(number.format(mostBars))}</p>}
    </div>
  );
};
