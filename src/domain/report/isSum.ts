import type { Figure } from './Report.ts';

/** Whether numbers of a unit add up; shares, medians and prices per something do not. */
export const isSum = (unit: Figure['unit']): boolean =>
  unit === 'money' || unit === 'km' || unit === 'count' || unit === 'kg';
