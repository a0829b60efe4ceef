import * as v from 'valibot';
import { readId } from '../../domain/outside/readId.ts';

/** Lets anything through, for the next step to judge. `Read` tells the compiler what that step reads. */
export const anything = <Read>() => v.custom<Read>(() => true);

/** An id, which a service may send as a number; judged as a stored one is. */
export const idAnswer = v.pipe(v.unknown(), v.transform(readId), v.string());

/** An instant in RFC 3339. */
export const instantAnswer = v.pipe(v.string(), v.isoTimestamp());

/** A value that a service sends as null where there is none. */
export const optional = <Input, Output>(schema: v.GenericSchema<Input, Output>) =>
  v.pipe(
    v.nullable(schema),
    v.transform((value) => value ?? undefined),
  );

/** A text that a service sends as null where there is none. */
export const optionalText = optional(v.string());

/** An answer without data. */
export const done = anything<{ readonly data: null }>();

/** An answer that is not read, since it tells nothing new. The names of its fields are for the compiler. */
export const unread = <const Name extends string>(_names: readonly Name[]) =>
  anything<{ readonly data: { readonly [N in Name]: unknown } }>();

/** An object with fields that are left unread. They are named, so that the compiler knows that none was forgotten. */
export const leaving = <Entries extends v.ObjectEntries, const Name extends string>(
  _names: readonly Name[],
  schema: v.ObjectSchema<Entries, undefined>,
) => v.pipe(anything<v.InferInput<typeof schema> & { readonly [N in Name]: unknown }>(), schema);
