/** The dialog for a token without a user, and the delay before the session is cleared (seed §4, §8). */
export const sessionExpired = {
  title: 'Session Expired',
  text: 'Kindly login',
  redirectAfterMs: 500,
} as const;
