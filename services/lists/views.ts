import type { Selectable, Transaction } from 'kysely';
import type { Member } from '../company/Member.ts';
import type { Tables } from '../Tables.ts';

/** Views of one person of one list, and views a company shares of it. */
export const mostViews = 50;

/** The views of a list that the caller may open: their own and those of the company, by name. */
export const viewsOf = async (tx: Transaction<Tables>, member: Member, list: string) => {
  const rows = await tx
    .selectFrom('list_view')
    .selectAll()
    .where('company_id', '=', member.companyId)
    .where('list', '=', list)
    .orderBy('name_key')
    .orderBy('id')
    .execute();
  const alerts = await alertsOf(tx, member);
  return rows.map((row) => toViewAnswer(row, member, alerts));
};

/** The views by which the caller is told of new loads. */
export const alertsOf = async (tx: Transaction<Tables>, { companyId, userId }: Member) => {
  const rows = await tx
    .selectFrom('load_alert')
    .select('view_id')
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .execute();
  return new Set(rows.map((row) => row.view_id));
};

/** Converts a row to the answer. */
export const toViewAnswer = (
  row: Selectable<Tables['list_view']>,
  { userId }: Member,
  alerts: ReadonlySet<string> = new Set(),
) => ({
  id: row.id,
  version: row.version,
  name: row.name,
  shared: row.shared,
  own: row.user_id === userId,
  q: row.q,
  filters: [...row.filters],
  sort: row.sort,
  columns: row.columns,
  alert: alerts.has(row.id),
});
