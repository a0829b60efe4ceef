/** How many codes may be tried before the invitation must be sent again, with a new code. */
export const maxTries = 5;

/** Invitations of a company to the same address within an hour. More would only be a way to annoy somebody. */
export const maxPerAddress = 5;

const second = 1000;
const day = 24 * 60 * 60 * second;

/** In milliseconds. */
export const invitationTimes = {
  /** Since the invitation was last sent. */
  validFor: 7 * day,
  /** Between two sends. Doubles with each mail of the same invitation. */
  minInterval: 30 * second,
  longestInterval: 60 * 60 * second,
} as const;
