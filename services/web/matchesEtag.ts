/**
 * Whether `If-None-Match` matches this ETag (weak comparison, RFC 9110 §13.1.2). Checked before the answer is made, which hono's
 * `etag` cannot do.
 */
export const matchesEtag = (condition: string | undefined, tag: string): boolean =>
  (condition ?? '').split(',').some((known) => [tag, `W/${tag}`, '*'].includes(known.trim()));
