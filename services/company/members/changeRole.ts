import type { Services } from '../../Services.ts';
import { notFound } from '../../web/notFound.ts';
import type { Member } from '../Member.ts';
import { ownersOnly } from '../ownersOnly.ts';
import type { Role } from '../Role.ts';
import { withMembersLocked } from './withMembersLocked.ts';
import { selectMembers } from './listMembers.ts';

/** Changes a member's role. */
export const changeRole = ({ db }: Services, member: Member, id: string, role: Role) =>
  withMembersLocked(db, member, async (tx, callersRole) => {
    if (callersRole !== 'owner') throw ownersOnly();
    await tx
      .updateTable('membership')
      .set({ role })
      .where('user_id', '=', id)
      .where('company_id', '=', member.companyId)
      .execute();
    const changed = await selectMembers(tx, member.companyId).where('app_user.id', '=', id).executeTakeFirst();
    if (!changed) throw notFound();
    return changed;
  });
