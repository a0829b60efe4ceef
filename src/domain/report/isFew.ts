import { isSum } from './isSum.ts';
import type { Figure } from './Report.ts';

/** Figures of fewer cases change much with each of them. */
const few = 20;

/** Whether a figure is made of so few cases that it must say so. A sum is what it is. */
export const isFew = ({ unit, n }: Pick<Figure, 'unit' | 'n'>): boolean => !isSum(unit) && n > 0 && n < few;
