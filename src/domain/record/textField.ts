import { checkLine } from '../form/checkLine.ts';
import { singleSpaced } from '../outside/singleSpaced.ts';
import type { Scalar } from './Field.ts';
import type { ProblemCode } from './ProblemCode.ts';

interface TextOptions {
  /** Limits in code points, after normalising spaces. */
  readonly least?: number;
  readonly most: number;
  /** Normalises the text. */
  readonly spell?: (text: string) => string;
  /** What the normalised text must look like, and the problem if it does not. */
  readonly pattern?: { readonly test: RegExp; readonly code: ProblemCode };
}

/** A line of text. */
export const textField = ({
  least = 1,
  most,
  spell = (text) => text,
  pattern,
}: TextOptions): Scalar<string, false> => ({
  kind: 'text',
  optional: false,
  least,
  most,
  read: (typed) => {
    const text = singleSpaced(spell(typed));
    const problem = checkLine(text, { least, most });
    if (problem) return { ok: false, problems: problem };
    if (pattern && !pattern.test.test(text)) return { ok: false, problems: { code: pattern.code } };
    return { ok: true, value: text };
  },
  write: (value) => value,
});
