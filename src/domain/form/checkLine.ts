import type { Problem } from '../record/Problem.ts';
import { codePoints } from './codePoints.ts';
import { isPrintable } from './isPrintable.ts';

interface LineLimits {
  /** Fewest and most code points. */
  readonly least?: number;
  readonly most: number;
}

/** What is wrong with a line of text that is not empty, spelt as it is kept (`singleSpaced`). */
export const checkLine = (line: string, { least = 1, most }: LineLimits): Problem | undefined => {
  const length = codePoints(line);
  if (length < least) return { code: 'too_short', limits: { least, most } };
  if (length > most) return { code: 'too_long', limits: { least, most } };
  return isPrintable(line) ? undefined : { code: 'unprintable' };
};
