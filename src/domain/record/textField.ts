import { checkLine } from '../form/checkLine.ts';
import { singleSpaced } from '../outside/singleSpaced.ts';
import type { Scalar } from './Field.ts';
import type { ProblemCode } from './ProblemCode.ts';

interface TextOptions {
  readonly section: string;
  /** Fewest and most code points, spaces joined and none around it. */
  readonly least?: number;
  readonly most: number;
  /** The spelling in which it is kept. */
  readonly spell?: (text: string) => string;
  /** What it has to look like in that spelling, and the problem where it does not. */
  readonly pattern?: { readonly test: RegExp; readonly code: ProblemCode };
}

/** One line of text. */
export const textField = ({
  section,
  least = 1,
  most,
  spell = (text) => text,
  pattern,
}: TextOptions): Scalar<string, false> => ({
  kind: 'text',
  optional: false,
  section,
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
