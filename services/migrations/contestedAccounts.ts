import { statements } from './statements.ts';

/** Accounts for which, before anyone confirmed them, two people chose a password. */
export const contestedAccounts = statements(`alter table app_user add contested_at timestamptz`);
