import { isSum } from './isSum.ts';
import type { Figure } from './Report.ts';
import { sameFigure } from './sameFigure.ts';

/** Kilometres of a share of kilometres stand beside it. */
const sumBeside: ReadonlyMap<string, string> = new Map([['empty_km', 'empty_sum']]);

/** What is counted in a figure among those of the same cases; undefined of one that does not add up, such as a median. */
export const numeratorOf = (
  figures: readonly Figure[],
  headline: Pick<Figure, 'code' | 'currency'>,
): Figure | undefined => {
  const figure = sameFigure(figures, headline);
  if (figure?.count !== undefined) return { ...figure, unit: 'count', value: figure.count };
  if (figure && isSum(figure.unit)) return figure;
  return sameFigure(figures, { code: sumBeside.get(headline.code) ?? '', currency: headline.currency });
};
