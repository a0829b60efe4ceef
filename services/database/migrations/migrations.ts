import type { Migration } from 'kysely';
import { accounts } from './accounts.ts';
import { companies } from './companies.ts';
import { deliveries } from './deliveries.ts';
import { invitations } from './invitations.ts';

/** Every migration under its permanent name, in the order they run. A released one is never edited. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001_accounts': accounts,
  '0002_companies': companies,
  '0003_invitations': invitations,
  '0004_deliveries': deliveries,
};
