import { contrastRatio } from './contrastRatio.ts';

/** The contrast of a text on the least favourable of its grounds. */
export const leastContrast = (text: string, grounds: readonly string[]): number =>
  Math.min(...grounds.map((ground) => contrastRatio(text, ground)));
