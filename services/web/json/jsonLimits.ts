/** What JSON from outside may hold. A hundred invitations, the largest body of any route, are about 1,300 values. */
export const jsonLimits = {
  /** Bytes of a body or form part. */
  bytes: 1024 * 1024,
  /** Values, counting each key, object and list too. */
  values: 5_000,
  /** Objects and lists within each other. */
  depth: 16,
} as const;
