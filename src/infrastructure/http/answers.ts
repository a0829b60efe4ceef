import * as v from 'valibot';
import { readId } from '../../domain/outside/readId.ts';

/** An id, which a service may send as a number; judged as a stored one is. */
export const idAnswer = v.pipe(v.unknown(), v.transform(readId), v.string());

/** An instant in RFC 3339. */
export const instantAnswer = v.pipe(v.string(), v.isoTimestamp());

/** A value that a service sends as null where there is none. */
export const optional = <Input, Output>(
  schema: v.GenericSchema<Input, Output>,
): v.GenericSchema<Input | null | undefined, Output | undefined> =>
  v.pipe(
    v.nullish(schema),
    v.transform((value) => value ?? undefined),
  );

/** A text that a service sends as null where there is none. */
export const optionalText = optional(v.string());
