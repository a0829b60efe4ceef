import * as v from 'valibot';

/** An email address in lower case, at most 254 characters (RFC 5321). */
export const emailField = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(254), v.email(), v.toLowerCase());
