import type { Services } from '../../Services.ts';
import { notFound } from '../../web/notFound.ts';
import type { Member } from '../Member.ts';
import { ownersOnly } from '../ownersOnly.ts';
import { changePeople } from './changePeople.ts';

/** Ends a membership: an owner ends anybody's, everybody their own. The account stays. */
export const removeMember = ({ db }: Services, member: Member, id: string): Promise<void> =>
  changePeople(db, member, async (tx, callersRole) => {
    if (callersRole !== 'owner' && id !== member.userId) throw ownersOnly();
    const { numDeletedRows } = await tx
      .deleteFrom('membership')
      .where('user_id', '=', id)
      .where('company_id', '=', member.companyId)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw notFound();
  });
