import * as v from 'valibot';

/** Text of several lines: trimmed, with line breaks and tabs as its only control characters. */
export const longText = (longest: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(),
    v.maxLength(longest),
    v.regex(/^(?:\P{Cc}|[\r\n\t])*$/u, 'must not contain control characters'),
  );
