import { isFew } from '../../../../domain/report/isFew.ts';
import type { Figure } from '../../../../domain/report/Report.ts';
import type { BarOfChart } from './BarOfChart.ts';
import styles from './BarsChart.module.css';
import { useAxisText } from './useAxisText.ts';
import { usePoints } from './usePoints.ts';
import { valueAxis } from './valueAxis.ts';
import { ValueTicks } from './ValueTicks.tsx';

interface BarsChartProps {
  readonly label: string;
  readonly unit: Pick<Figure, 'unit' | 'currency'>;
  readonly bars: readonly BarOfChart[];
  readonly chosen: string | undefined;
  readonly onChoose: (key: string) => void;
}

/** Figures as bars from zero over one axis, each with its name and what it says. Arrow keys lead from bar to bar, Enter chooses one. */
export const BarsChart = ({ label, unit, bars, chosen, onChoose }: BarsChartProps) => {
  const axis = valueAxis(
    unit.unit,
    bars.flatMap(({ now, before }) => [now.value ?? 0, before?.value ?? 0]),
  );
  const axisText = useAxisText(unit, axis.ticks.at(-1) ?? 0);
  const lengthOf = ({ value = 0 }: Figure): string => `${axis.scale(value)}%`;
  const { list, of } = usePoints({ count: bars.length, first: 0, orientation: 'vertical' });
  return (
    <div className={styles.chart}>
      <div className={styles.frame}>
        <div className={styles.grid}>
          <svg aria-hidden="true">
            <ValueTicks axis={axis} across="x" />
          </svg>
        </div>
        <div role="listbox" aria-label={label} {...list}>
          {bars.map(({ key, name, now, before, told }, at) => {
            const { tabIndex, ...point } = of(at);
            const [figure, ...others] = told;
            return (
              <div
                key={key}
                className={styles.row}
                role="option"
                aria-label={[name, ...told].join(', ')}
                aria-selected={key === chosen}
                tabIndex={tabIndex}
                {...point}
                onClick={() => onChoose(key)}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter' && event.key !== ' ') return;
                  event.preventDefault();
                  onChoose(key);
                }}
              >
                <span className={styles.name}>{name}</span>
                <svg className={styles.bar} aria-hidden="true" data-few={isFew(now) || undefined}>
                  <rect width={lengthOf(now)} height="100%" />
                  {before?.value !== undefined && (
                    <line className={styles.before} x1={lengthOf(before)} x2={lengthOf(before)} y1="-25%" y2="125%" />
                  )}
                </svg>
                <span className={styles.told}>
                  <strong>{figure}</strong> <small>{others.join(' · ')}</small>
                </span>
              </div>
            );
          })}
        </div>
        <div className={styles.axis} aria-hidden="true">
          <ol className={styles.values}>
            {axis.ticks.map((tick) => (
              <li key={tick}>{axisText(tick)}</li>
            ))}
          </ol>
        </div>
      </div>
    </div>
  );
};
