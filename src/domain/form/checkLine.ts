import type { Problem } from '../record/Problem.ts';
import { codePoints } from './codePoints.ts';
import { isPrintable } from './isPrintable.ts';

interface LineLimits {
  /** In code points. */
  readonly least?: number;
  readonly most: number;
}

/** Checks a non-empty line of text that is already normalised (`singleSpaced`). */
export const checkLine = (line: string, { least = 1, most }: LineLimits): Problem | undefined => {
  const length = codePoints(line);
  if (length < least) return { code: 'too_short', limits: { least, most } };
  if (length > most) return { code: 'too_long', limits: { least, most } };
  return isPrintable(line) ? undefined : { code: 'unprintable' };
};
