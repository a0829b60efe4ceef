const second = 1000;

/** In milliseconds. */
export const mailTimes = {
  /** For one mail, including the wait for a connection. */
  sendTimeout: 8 * second,
  /** After this, a mail counts as abandoned by a process that died. Longer than sending takes. */
  lease: 60 * second,
  /** Between checks while no mail is due. */
  pollInterval: second,
  /** Between looks for mail whose times a clock that was ahead has written. A code is good for ten minutes. */
  clockCheckInterval: 60 * second,
  /** Doubled after each retry, up to `maxRetryDelay`. */
  firstRetryDelay: 10 * second,
  maxRetryDelay: 15 * 60 * second,
} as const;

/** How many mails are sent at the same time. */
export const maxConcurrentMails = 3;
