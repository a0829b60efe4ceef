import type * as v from 'valibot';
import type { AnswerOf, JsonOperation, Sent, SentWith } from './Operation.ts';

/** A call as an adapter writes it: what is sent, and the schema of the whole answer. */
export interface WrittenCall extends Sent {
  readonly answer: v.GenericSchema;
}

/**
 * Asks nothing of a call that fits its operation. Of another it asks for properties that nobody has, named by what is wrong, so that
 * it does not compile and the compiler says why. A call fits when
 *
 * - it sends nothing the contract does not know, on any level (`SentWith` sees to it that it sends all it should);
 * - its schema reads every field of the answer or names it as left unread, counts as optional only what may be missing, reads nothing
 *   that is not there, and accepts every value that may come.
 */
export type Fitting<Op extends JsonOperation, Call extends WrittenCall> =
  Misfit<Op, Call> extends infer Wrong extends string ? { readonly [What in Wrong]: never } : never;

type Misfit<Op extends JsonOperation, Call extends WrittenCall> =
  | Said<Exclude<SentNames<Call>, Names<SentWith<Op>>>, 'is not known to the service'>
  | Misread<AnswerOf<Op>, v.InferInput<Call['answer']>>;

type Misread<Answer, Read> =
  | Said<Exclude<Names<Answer, '?'>, Names<Read, '?'>>, 'is not read'>
  | Said<Exclude<Names<Read, '?'>, Names<Answer, '?'>>, 'is not in the answer'>
  | Said<Refused<Answer, Read>, 'may hold what the schema refuses'>;

type Said<Name extends string, Words extends string> = Name extends string ? `${Name} ${Words}` : never;

type SentNames<Call> = Names<Pick<Call, Extract<keyof Call, keyof Sent>>>;

/** The fields of `T` and of all that is in it, lists and all, by their paths; `Mark` stands behind those that may be missing. */
type Names<T, Mark extends string = ''> = T extends Blob
  ? never
  : T extends readonly (infer Item)[]
    ? Names<Item, Mark>
    : T extends object
      ? {
          [K in Extract<keyof T, string>]: `${K}${object extends Pick<T, K> ? Mark : ''}` | `${K}.${Names<T[K], Mark>}`;
        }[Extract<keyof T, string>]
      : never;

/** The fields that may hold what `Read` does not take; '' for all of it. */
type Refused<Answer, Read> = Answer extends Read
  ? never
  : Answer extends readonly (infer Item)[]
    ? Read extends readonly (infer ReadItem)[]
      ? Refused<Item, ReadItem>
      : ''
    : Answer extends object
      ? [Extract<Read, object>] extends [never]
        ? ''
        : RefusedFields<Answer, Extract<Read, object>>
      : '';

type RefusedFields<Answer, Read> = {
  [K in Extract<keyof Answer, string>]: K extends keyof Read ? Below<K, Refused<Answer[K], Read[K]>> : never;
}[Extract<keyof Answer, string>];

type Below<Name extends string, Deeper extends string> = Deeper extends '' ? Name : `${Name}.${Deeper}`;
