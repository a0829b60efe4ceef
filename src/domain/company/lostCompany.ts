import type { Session } from '../session/Session.ts';
import type { Company } from './Company.ts';
import type { Membership } from './Membership.ts';

/**
 * The company this user had selected but no longer belongs to; undefined if it was selected by someone else, or matched
 * automatically.
 */
export const lostCompany = (
  { user, company }: Pick<Session, 'user' | 'company'>,
  memberships: readonly Membership[],
): Company | undefined => {
  if (company?.chosenBy === undefined || company.chosenBy !== user?.id) return undefined;
  return memberships.some(({ id }) => id === company.id) ? undefined : company;
};
