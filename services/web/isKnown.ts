/** Whether `If-None-Match` names this strong tag, or any (RFC 9110 §13.1.2: compared weakly). */
export const isKnown = (condition: string | undefined, tag: string): boolean =>
  (condition ?? '').split(',').some((known) => [tag, `W/${tag}`, '*'].includes(known.trim()));
