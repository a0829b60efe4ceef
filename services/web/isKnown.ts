/**
 * Whether `If-None-Match` names this strong tag, or any (RFC 9110 §13.1.2: compared weakly). Asked before the answer is made, which
 * hono's `etag` comes too late for.
 */
export const isKnown = (condition: string | undefined, tag: string): boolean =>
  (condition ?? '').split(',').some((known) => [tag, `W/${tag}`, '*'].includes(known.trim()));
