import * as v from 'valibot';
import { readId } from '../../domain/outside/readId.ts';

/** Accepts anything, for a later step to check. `Read` is what that step reads. */
export const anything = <Read>() => v.custom<Read>(() => true);

/** An id, which some services send as a number. */
export const idAnswer = v.pipe(v.unknown(), v.transform(readId), v.string());

/** An RFC 3339 instant. */
export const instantAnswer = v.pipe(v.string(), v.isoTimestamp());

/** A value that is null on the wire if absent. */
export const optional = <Input, Output>(schema: v.GenericSchema<Input, Output>) =>
  v.pipe(
    v.nullable(schema),
    v.transform((value) => value ?? undefined),
  );

export const optionalText = optional(v.string());

/** An answer without data. */
export const done = anything<{ readonly data: null }>();

/** An answer that is not used. Its fields are named for the compiler, which checks them against the contract. */
export const ignored = <const Name extends string>(_names: readonly Name[]) =>
  anything<{ readonly data: { readonly [N in Name]: unknown } }>();

/** An object with some fields left unread. They are named, so that the compiler notices any that were forgotten. */
export const ignoring = <Entries extends v.ObjectEntries, const Name extends string>(
  _names: readonly Name[],
  schema: v.ObjectSchema<Entries, undefined>,
) => v.pipe(anything<v.InferInput<typeof schema> & { readonly [N in Name]: unknown }>(), schema);
