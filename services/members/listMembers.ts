import type { Member } from '../companies/Member.ts';
import type { Services } from '../Services.ts';
import { peopleOf } from './peopleOf.ts';

/** Everybody who belongs to the company, by name. */
export const listMembers = ({ db }: Services, { companyId }: Member) =>
  peopleOf(db, companyId)
    .orderBy((is) => is.fn('lower', ['app_user.name']))
    .orderBy('app_user.id')
    .execute();
