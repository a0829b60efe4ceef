/** How many codes may be tried before the invitation must be sent again, with a new code. */
export const maxTries = 5;

/** New invitations of a company to the same address within an hour, and mails of one before it has to wait for an hour. */
export const maxPerAddress = 5;

const second = 1000;
const day = 24 * 60 * 60 * second;

/** In milliseconds. */
export const invitationTimes = {
  /** Since the invitation was last sent. */
  validFor: 7 * day,
  /** Between two sends. */
  minInterval: 30 * second,
} as const;
