import type { Figure } from './Report.ts';

/** The figure among others that tells the same, in the same currency. */
export const sameFigure = (
  figures: readonly Figure[] = [],
  wanted: Pick<Figure, 'code' | 'currency'> | undefined,
): Figure | undefined => figures.find(({ code, currency }) => code === wanted?.code && currency === wanted.currency);
