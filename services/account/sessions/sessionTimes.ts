const minute = 60_000;

/** Token lifetimes in milliseconds. */
export const sessionTimes = {
  /** Since the last use. */
  idle: 60 * minute,
  /** Since the sign-in. */
  absolute: 12 * 60 * minute,
  /** Left for an old token once a newer one exists, so that pending requests succeed. */
  superseded: minute,
  handOver: 2 * minute,
  /** How far a clock that was ahead may be put back without ending the sessions that were used meanwhile. */
  putBack: 15 * minute,
  /** How often use is recorded at most. */
  useNoted: minute,
} as const;
