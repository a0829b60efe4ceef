import { codePoints } from '../form/codePoints.ts';
import { isPrintable } from '../form/isPrintable.ts';
import type { Scalar } from './Field.ts';
import type { ProblemCode } from './ProblemCode.ts';

interface LinesOptions {
  /** In code points, surrounding spaces not counted. */
  readonly most: number;
  /** What the text must not hold, and the problem if it does. */
  readonly without?: { readonly test: (text: string) => boolean; readonly code: ProblemCode };
}

/** Multi-line text. */
export const linesField = ({ most, without }: LinesOptions): Scalar<string, false> => ({
  kind: 'lines',
  optional: false,
  most,
  read: (typed) => {
    if (codePoints(typed) > most) return { ok: false, problems: { code: 'too_long', limits: { most } } };
    if (!isPrintable(typed)) return { ok: false, problems: { code: 'unprintable' } };
    if (without?.test(typed)) return { ok: false, problems: { code: without.code } };
    return { ok: true, value: typed };
  },
  write: (value) => value,
});
