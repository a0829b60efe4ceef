import type { Services } from '../../Services.ts';
import type { Member } from '../Member.ts';
import { selectMembers } from './selectMembers.ts';

/** All members of the company, sorted by displayed name. */
export const listMembers = ({ db }: Services, { companyId }: Member) =>
  db
    .selectFrom(selectMembers(db, companyId).as('person'))
    .selectAll()
    .orderBy((is) => is.fn('lower', ['name']))
    .orderBy('userId')
    .execute();
