const minute = 60_000;

/** How long tokens live, in milliseconds. */
export const sessionTimes = {
  /** Without use. */
  idle: 60 * minute,
  /** From the sign-in, whatever the use. */
  absolute: 12 * 60 * minute,
  /** What an old token has left once a newer one exists, so that requests under way still arrive. */
  superseded: minute,
  handOver: 2 * minute,
  /** Use is written down at most this often. */
  useNoted: minute,
} as const;
