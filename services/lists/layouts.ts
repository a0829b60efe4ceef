import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import type { Services } from '../Services.ts';
import type { Layout } from './listSchemas.ts';
import { viewsOf } from './views.ts';

/** How the caller has arranged a list, and the views they may open, by name. */
export const readSettings = ({ db }: Pick<Services, 'db'>, member: Member, list: Layout['list']) =>
  inCompany(db, member.companyId, member.userId, async (tx) => {
    const layout = await tx
      .selectFrom('list_layout')
      .select(['columns', 'density'])
      .where('company_id', '=', member.companyId)
      .where('user_id', '=', member.userId)
      .where('list', '=', list)
      .executeTakeFirst();
    return { columns: null, density: 'compact' as const, ...layout, views: await viewsOf(tx, member, list) };
  });

/** Keeps how the caller has arranged a list; the last write counts. */
export const keepLayout = ({ db, clock }: Services, member: Member, { list, columns, density }: Layout) =>
  inCompany(db, member.companyId, member.userId, async (tx) => {
    const kept = { columns, density, updated_at: clock.now() };
    await tx
      .insertInto('list_layout')
      .values({ company_id: member.companyId, user_id: member.userId, list, ...kept })
      .onConflict((found) => found.columns(['company_id', 'user_id', 'list']).doUpdateSet(kept))
      .execute();
    return { columns, density };
  });
