import { scaleBand } from 'd3-scale';
import { line } from 'd3-shape';
import { isFew } from '../../../../domain/report/isFew.ts';
import { isSum } from '../../../../domain/report/isSum.ts';
import type { Figure } from '../../../../domain/report/Report.ts';
import styles from './WeeksChart.module.css';
import type { ValueAxis } from './valueAxis.ts';
import { ValueTicks } from './ValueTicks.tsx';
import type { WeekOfChart } from './WeekOfChart.ts';

interface WeeksDrawingProps {
  readonly axis: ValueAxis;
  readonly unit: Figure['unit'];
  readonly weeks: readonly WeekOfChart[];
}

/** Bars of sums, whose heights say how much there is; of all else a line. A faint line has the weeks before. In per cent of its frame. */
export const WeeksDrawing = ({ axis: { scale, ticks }, unit, weeks }: WeeksDrawingProps) => {
  const band = scaleBand(
    weeks.map(({ key }) => key),
    [0, 100],
  )
    .paddingInner(0.3)
    .paddingOuter(0.15);
  const startOf = (key: string): number => band(key) ?? 0;
  const middleOf = (key: string): number => startOf(key) + band.bandwidth() / 2;
  const pathOf = (valueOf: (week: WeekOfChart) => number | undefined): string | undefined =>
    line<WeekOfChart>()
      .defined((week) => valueOf(week) !== undefined)
      .x(({ key }) => middleOf(key))
      .y((week) => 100 - scale(valueOf(week) ?? 0))
      .digits(2)(weeks) ?? undefined;
  const known = weeks.flatMap(({ key, now }) =>
    now?.value === undefined ? [] : [{ key, value: now.value, isFew: isFew(now) || undefined }],
  );
  return (
    <svg className={styles.drawing} aria-hidden="true">
      <ValueTicks axis={{ scale, ticks }} across="y" />
      {isSum(unit) &&
        known.map(({ key, value }) => (
          <rect
            key={key}
            className={styles.bar}
            x={`${startOf(key)}%`}
            y={`${100 - scale(value)}%`}
            width={`${band.bandwidth()}%`}
            height={`${scale(value)}%`}
          />
        ))}
      <svg viewBox="0 0 100 100" preserveAspectRatio="none">
        <path className={styles.before} d={pathOf(({ before }) => before?.value)} />
        {!isSum(unit) && <path className={styles.now} d={pathOf(({ now }) => now?.value)} />}
      </svg>
      {!isSum(unit) &&
        known.map(({ key, value, isFew: few }) => (
          <circle
            key={key}
            className={styles.point}
            cx={`${middleOf(key)}%`}
            cy={`${100 - scale(value)}%`}
            r="4"
            data-few={few}
          />
        ))}
    </svg>
  );
};
