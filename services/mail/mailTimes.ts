const second = 1000;

/** In milliseconds. */
export const mailTimes = {
  /** For a whole mail: waiting for a connection, making it, and all that is said over it. A stop waits for it. */
  sending: 8 * second,
  /** After this long a mail that was taken counts as dropped by a process that died. Longer than sending and noting it take. */
  lease: 60 * second,
  /** Between looks at an outbox without due mail. */
  pause: second,
  /** Before the second try; doubled with every other one, up to `longestWait`. */
  firstWait: 10 * second,
  longestWait: 15 * 60 * second,
} as const;

/** How many mails go out at once. */
export const mostAtOnce = 3;
