import * as v from 'valibot';
import { readId } from '../../domain/outside/readId.ts';

/** An id, which a service may send as a number; judged as a stored one is. */
export const idAnswer = v.pipe(v.unknown(), v.transform(readId), v.string());

/** An instant in RFC 3339. */
export const instantAnswer = v.pipe(v.string(), v.isoTimestamp());

/** A text that a service sends as null where there is none. */
export const optionalText = v.pipe(
  v.nullish(v.string()),
  v.transform((text) => text ?? undefined),
);

/** A value that a service sends as null where there is none. */
export const optional = <Output>(schema: v.GenericSchema<unknown, Output>) =>
  v.pipe(
    v.nullish(schema),
    v.transform((value) => value ?? undefined),
  );
