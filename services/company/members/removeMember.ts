import type { Services } from '../../Services.ts';
import { notFound } from '../../web/notFound.ts';
import { stale } from '../../web/stale.ts';
import type { Member } from '../Member.ts';
import { ownersOnly } from '../ownersOnly.ts';
import { withMembersLocked } from './withMembersLocked.ts';

/** Ends a membership, as last read in `version`. Owners can end anyone's, others only their own. The account stays. */
export const removeMember = ({ db }: Services, member: Member, id: string, version: number): Promise<void> =>
  withMembersLocked(db, member, async (tx, callersRole) => {
    if (callersRole !== 'owner' && id !== member.userId) throw ownersOnly();
    const removed = await tx
      .deleteFrom('membership')
      .where('user_id', '=', id)
      .where('company_id', '=', member.companyId)
      .returning('version')
      .executeTakeFirst();
    if (!removed) throw notFound();
    if (removed.version !== version) throw stale();
  });
