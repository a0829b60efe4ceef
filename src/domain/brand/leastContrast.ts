import { contrastRatio } from './contrastRatio.ts';

/** The lowest contrast of a text colour over several backgrounds. */
export const leastContrast = (text: string, grounds: readonly string[]): number =>
  Math.min(...grounds.map((ground) => contrastRatio(text, ground)));
