import type { Session } from '../session/Session.ts';
import type { Company } from './Company.ts';
import type { Membership } from './Membership.ts';

/** The company the user had chosen and belongs to no longer; undefined for what was chosen by nobody, or by somebody else. */
export const lostCompany = (
  { user, company }: Pick<Session, 'user' | 'company'>,
  memberships: readonly Membership[],
): Company | undefined => {
  if (company?.chosenBy === undefined || company.chosenBy !== user?.id) return undefined;
  return memberships.some(({ id }) => id === company.id) ? undefined : company;
};
