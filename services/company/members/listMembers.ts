import type { Services } from '../../Services.ts';
import type { Member } from '../Member.ts';
import { peopleOf } from './peopleOf.ts';

/** Everybody who belongs to the company, by the name that is shown. */
export const listMembers = ({ db }: Services, { companyId }: Member) =>
  db
    .selectFrom(peopleOf(db, companyId).as('person'))
    .selectAll()
    .orderBy((is) => is.fn('lower', ['name']))
    .orderBy('userId')
    .execute();
