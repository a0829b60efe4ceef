import type { CSSProperties } from 'react';
import styles from './WeeksChart.module.css';

interface PointTooltipProps {
  readonly title: string;
  /** The figure first. */
  readonly told: readonly string[];
  /** Where the point is in its chart, 0 to 1. */
  readonly at: number;
}

/** Inside the chart wherever the point is. */
const placeOf = (at: number): CSSProperties => ({ left: `${at * 100}%`, translate: `${-at * 100}%` });

/** What a point says, above it. It belongs to the point, so that the pointer can move onto it. */
export const PointTooltip = ({ title, told: [figure, ...others], at }: PointTooltipProps) => (
  <div className={styles.tooltip} style={placeOf(at)}>
    <span>{title}</span>
    <strong>{figure}</strong>
    {others.map((each) => (
      <span key={each}>{each}</span>
    ))}
  </div>
);
