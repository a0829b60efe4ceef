import { isOneOf } from '../outside/isOneOf.ts';
import type { Scalar } from './Field.ts';

interface Choices<Word extends string> extends Scalar<readonly Word[], false> {
  readonly options: readonly Word[];
}

/** Any number of a closed list of words, at least `least` (0 or 1); space-separated in the draft. */
export const choicesField = <const Word extends string>(options: readonly Word[], least: 0 | 1 = 1): Choices<Word> => ({
  kind: 'choices',
  optional: false,
  options,
  least,
  read: (typed) => {
    const words = typed.split(/\s+/).filter(Boolean);
    const known = words.filter((word) => isOneOf(options, word));
    return known.length === words.length
      ? { ok: true, value: known }
      : { ok: false, problems: { code: 'not_a_choice' } };
  },
  write: (value) => value.join(' '),
});
