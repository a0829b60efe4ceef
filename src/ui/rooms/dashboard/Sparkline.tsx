import { isFew } from '../../../domain/report/isFew.ts';
import type { WeekPoint } from '../../../domain/report/weeksOf.ts';
import styles from './Sparkline.module.css';

const height = 20;
/** From one week to the next. */
const step = 10;

/** The path through values, broken where there is none; one alone is a dot. `top` is at the upper edge and zero at the lower. */
const pathOf = (values: readonly (number | undefined)[], top: number): string =>
  values
    .map((value, nth) => {
      if (value === undefined) return '';
      const way = values[nth - 1] === undefined ? 'M' : 'L';
      const isAlone = way === 'M' && values[nth + 1] === undefined;
      return `${way}${nth * step} ${top > 0 ? height - (value / top) * height : height}${isAlone ? 'h0' : ''}`;
    })
    .join('');

/** The weeks of a figure as a small line from zero, without words: its report has the table. Empty until two weeks are known. */
export const Sparkline = ({ weeks }: { readonly weeks: readonly WeekPoint[] }) => {
  const values = weeks.map(({ figure }) => figure?.value);
  const known = values.filter((value) => value !== undefined);
  const last = weeks.at(-1)?.figure;
  const path = known.length < 2 ? undefined : pathOf(values, Math.max(...known));
  return (
    <svg
      className={styles.line}
      viewBox={`0 0 ${Math.max(weeks.length - 1, 1) * step} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      data-few={(last && isFew(last)) || undefined}
    >
      <path d={path} />
    </svg>
  );
};
