import * as v from 'valibot';

/** An id that a service may send as a number. */
export const idAnswer = v.pipe(
  v.union([v.pipe(v.string(), v.nonEmpty()), v.pipe(v.number(), v.safeInteger())]),
  v.transform(String),
);

/** An instant in RFC 3339. */
export const instantAnswer = v.pipe(v.string(), v.isoTimestamp());

/** A text that a service sends as null where there is none. */
export const optionalText = v.pipe(
  v.nullish(v.string()),
  v.transform((text) => text ?? undefined),
);
