import { codePoints } from '../form/codePoints.ts';
import { isPrintable } from '../form/isPrintable.ts';
import type { Scalar } from './Field.ts';

interface LinesOptions {
  /** In code points, surrounding spaces not counted. */
  readonly most: number;
}

/** Multi-line text. */
export const linesField = ({ most }: LinesOptions): Scalar<string, false> => ({
  kind: 'lines',
  optional: false,
  most,
  read: (typed) => {
    if (codePoints(typed) > most) return { ok: false, problems: { code: 'too_long', limits: { most } } };
    return isPrintable(typed) ? { ok: true, value: typed } : { ok: false, problems: { code: 'unprintable' } };
  },
  write: (value) => value,
});
