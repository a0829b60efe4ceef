/** The dialog for a token without a user, and how long it stands before the session is cleared (seed §4, §8). */
export const sessionExpired = {
  title: 'Session Expired',
  text: 'Kindly login',
  redirectAfterMs: 500,
} as const;
