import * as v from 'valibot';

/** One line of text: trimmed, not empty, without control characters (PostgreSQL refuses NUL, mail headers a line break). */
export const plainText = (longest: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(),
    v.maxLength(longest),
    v.regex(/^\P{Cc}*$/u, 'must not contain control characters'),
  );
