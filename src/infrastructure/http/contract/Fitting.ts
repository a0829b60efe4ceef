import type * as v from 'valibot';
import type { AnswerOf, JsonOperation, Sent, SentWith } from './Operation.ts';

/** A call in an adapter: what is sent, and the schema of the whole answer. */
export interface WrittenCall extends Sent {
  readonly answer: v.GenericSchema;
}

/**
 * `never` properties, named by what is wrong, that a call would have to have: so a call that does not match its operation
 * does not compile, and the compiler says why. Nothing is required of a call that matches. It matches if
 *
 * - it sends nothing the contract does not know, on any level (`SentWith` requires everything it must send);
 * - its schema reads every field of the answer or names it as unread, treats as optional only what may be missing, reads
 *   nothing that is not there, and accepts every value that may come.
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

/** Paths of all fields of `T`, nested ones and list items included; `Mark` follows those that may be missing. */
type Names<T, Mark extends string = ''> = T extends Blob
  ? never
  : T extends readonly (infer Item)[]
    ? Names<Item, Mark>
    : T extends object
      ? {
          [K in Extract<keyof T, string>]: `${K}${object extends Pick<T, K> ? Mark : ''}` | `${K}.${Names<T[K], Mark>}`;
        }[Extract<keyof T, string>]
      : never;

/** Fields that may hold a value `Read` does not accept; '' for the whole value. */
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
