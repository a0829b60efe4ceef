import { sql } from 'kysely';
import type { Services } from '../../Services.ts';
import { notFound } from '../../web/notFound.ts';
import { stale } from '../../web/stale.ts';
import type { Member } from '../Member.ts';
import { ownersOnly } from '../ownersOnly.ts';
import type { Role } from '../Role.ts';
import { selectMembers } from './listMembers.ts';
import { withMembersLocked } from './withMembersLocked.ts';

interface RoleChange {
  readonly role: Role;
  /** As last read; an older one is stale (409). */
  readonly version: number;
}

/** Changes a member's role. */
export const changeRole = ({ db }: Services, member: Member, id: string, { role, version }: RoleChange) =>
  withMembersLocked(db, member, async (tx, callersRole) => {
    if (callersRole !== 'owner') throw ownersOnly();
    const found = selectMembers(tx, member.companyId).where('app_user.id', '=', id);
    const current = await found.executeTakeFirst();
    if (!current) throw notFound();
    if (current.version !== version) throw stale();
    await tx
      .updateTable('membership')
      .set({ role, version: sql`version + 1` })
      .where('user_id', '=', id)
      .where('company_id', '=', member.companyId)
      .execute();
    return found.executeTakeFirstOrThrow();
  });
