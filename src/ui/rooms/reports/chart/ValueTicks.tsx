import styles from './WeeksChart.module.css';
import type { ValueAxis } from './valueAxis.ts';

/** Thin lines across a chart at the ticks of its value axis. */
export const ValueTicks = ({
  axis: { scale, ticks },
  across,
}: {
  readonly axis: ValueAxis;
  readonly across: 'x' | 'y';
}) => (
  <g className={styles.ticks}>
    {ticks.map((tick) => {
      const at = `${across === 'x' ? scale(tick) : 100 - scale(tick)}%`;
      return across === 'x' ? (
        <line key={tick} x1={at} x2={at} y2="100%" data-zero={tick === 0 || undefined} />
      ) : (
        <line key={tick} y1={at} y2={at} x2="100%" data-zero={tick === 0 || undefined} />
      );
    })}
  </g>
);
