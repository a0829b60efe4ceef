import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import type { Services } from '../Services.ts';
import { notFound } from '../web/notFound.ts';
import { stale } from '../web/stale.ts';
import { notAllowed, roleOf } from './roleOf.ts';

/** Deletes a view of the caller's; an owner of the company deletes any that is shared. */
export const removeView = ({ db }: Pick<Services, 'db'>, member: Member, id: string, version: number): Promise<void> =>
  inCompany(db, member.companyId, member.userId, async (tx) => {
    const view = await tx.selectFrom('list_view').select('user_id').where('id', '=', id).executeTakeFirst();
    if (!view) throw notFound();
    if (view.user_id !== member.userId && (await roleOf(tx, member)) !== 'owner') throw notAllowed();
    const removed = tx.deleteFrom('list_view').where('id', '=', id).where('version', '=', version);
    if ((await removed.executeTakeFirst()).numDeletedRows === 0n) throw stale();
  });
