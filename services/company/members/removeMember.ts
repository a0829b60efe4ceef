import type { Services } from '../../Services.ts';
import { notFound } from '../../web/notFound.ts';
import type { Member } from '../Member.ts';
import { ownersOnly } from '../ownersOnly.ts';
import { withMembersLocked } from './withMembersLocked.ts';

/** Ends a membership. Owners can end anyone's, others only their own. The account stays. */
export const removeMember = ({ db }: Services, member: Member, id: string): Promise<void> =>
  withMembersLocked(db, member, async (tx, callersRole) => {
    if (callersRole !== 'owner' && id !== member.userId) throw ownersOnly();
    const { numDeletedRows } = await tx
      .deleteFrom('membership')
      .where('user_id', '=', id)
      .where('company_id', '=', member.companyId)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw notFound();
  });
