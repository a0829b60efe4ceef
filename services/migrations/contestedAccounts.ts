import { statements } from './statements.ts';

/** Marks unconfirmed accounts for which two people chose a password. */
export const contestedAccounts = statements(`alter table app_user add contested_at timestamptz`);
