import { isOneOf } from '../outside/isOneOf.ts';
import type { Scalar } from './Field.ts';

interface Choice<Word extends string> extends Scalar<Word, false> {
  readonly options: readonly Word[];
}

/** One of a closed list of words. */
export const choiceField = <const Word extends string>(options: readonly Word[]): Choice<Word> => ({
  kind: 'choice',
  optional: false,
  options,
  read: (typed) =>
    isOneOf(options, typed) ? { ok: true, value: typed } : { ok: false, problems: { code: 'not_a_choice' } },
  write: (value) => value,
});
