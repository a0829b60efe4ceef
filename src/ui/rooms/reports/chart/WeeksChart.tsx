import type { Figure } from '../../../../domain/report/Report.ts';
import { labelledFrom } from './labelledFrom.ts';
import { PointTooltip } from './PointTooltip.tsx';
import { useAxisText } from './useAxisText.ts';
import { usePoints } from './usePoints.ts';
import { valueAxis } from './valueAxis.ts';
import type { WeekOfChart } from './WeekOfChart.ts';
import styles from './WeeksChart.module.css';
import { WeeksDrawing } from './WeeksDrawing.tsx';

interface WeeksChartProps {
  readonly label: string;
  readonly unit: Pick<Figure, 'unit' | 'currency'>;
  readonly weeks: readonly WeekOfChart[];
}

/** A figure week by week over an axis from zero. Arrow keys lead from week to week; each says its figure. */
export const WeeksChart = ({ label, unit, weeks }: WeeksChartProps) => {
  const axis = valueAxis(
    unit.unit,
    weeks.flatMap(({ now, before }) => [now?.value ?? 0, before?.value ?? 0]),
  );
  const axisText = useAxisText(unit, axis.ticks.at(-1) ?? 0);
  const { shown, stop, list, of } = usePoints({
    count: weeks.length,
    first: weeks.length - 1,
    orientation: 'horizontal',
  });
  return (
    <div className={styles.chart}>
      <div className={styles.frame}>
        <ol className={styles.values} aria-hidden="true">
          {axis.ticks.map((tick) => (
            <li key={tick}>{axisText(tick)}</li>
          ))}
        </ol>
        <div className={styles.plot}>
          <WeeksDrawing axis={axis} unit={unit.unit} weeks={weeks} />
          <div className={styles.points} role="listbox" aria-label={label} {...list}>
            {weeks.map(({ key, title, told }, at) => (
              <div
                key={key}
                role="option"
                aria-label={[title, ...told].join(', ')}
                aria-selected={at === stop}
                {...of(at)}
              >
                {at === shown && <PointTooltip title={title} told={told} at={(at + 0.5) / weeks.length} />}
              </div>
            ))}
          </div>
        </div>
        <ol className={styles.names} aria-hidden="true">
          {weeks.map(({ key, name }, at) => (
            <li key={key} data-from={labelledFrom(at, weeks.length)}>
              {name}
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
};
