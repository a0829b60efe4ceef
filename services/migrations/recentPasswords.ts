import { statements } from './statements.ts';

/** When the password of a sign-in was typed last. Of those from before, at the sign-in. */
export const recentPasswords = statements(
  `alter table sign_in add authenticated_at timestamptz not null default now()`,
  `update sign_in set authenticated_at = created_at`,
);
