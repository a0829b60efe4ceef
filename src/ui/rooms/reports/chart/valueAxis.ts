import { type ScaleLinear, scaleLinear } from 'd3-scale';
import type { Figure } from '../../../../domain/report/Report.ts';

/** Evenly spaced ticks from zero to the end of the axis, and where a value is on it, 0 to 100. */
export interface ValueAxis {
  readonly scale: ScaleLinear<number, number>;
  readonly ticks: readonly number[];
}

/** About as many steps as an axis has. */
const steps = 4;

/** Minutes that people count in; longer ones in days. */
const minuteSteps = [1, 2, 5, 10, 15, 30, 60, 120, 180, 360, 720, 1440];

/** Up to a round number of minutes, such as 1 h 30 min. */
const inMinutes = (most: number): ValueAxis => {
  const step = minuteSteps.find((each) => most / each <= steps + 1) ?? 1440 * Math.ceil(most / 1440 / steps);
  const count = Math.max(Math.ceil(most / step), 1);
  return {
    scale: scaleLinear([0, count * step], [0, 100]),
    ticks: Array.from({ length: count + 1 }, (_, nth) => nth * step),
  };
};

/** How far an axis goes where there is nothing but zero. */
const leastOf = (unit: Figure['unit']): number => {
  if (unit === 'share') return 0.04;
  return unit === 'count' || unit === 'km' || unit === 'kg' ? steps : 100 * steps;
};

/** An axis from zero that holds all values of a unit. What is counted has no fractions. */
export const valueAxis = (unit: Figure['unit'], values: readonly number[]): ValueAxis => {
  const most = Math.max(0, ...values);
  if (unit === 'minutes') return inMinutes(most);
  const scale = scaleLinear([0, Math.max(most, leastOf(unit))], [0, 100]).nice(steps);
  return { scale, ticks: scale.ticks(steps) };
};
