import { sql, type Transaction } from 'kysely';
import type { Member } from '../../company/Member.ts';
import { inCompany } from '../../database/inCompany.ts';
import { isForeignKeyViolation } from '../../database/isForeignKeyViolation.ts';
import type { Services } from '../../Services.ts';
import type { Tables } from '../../Tables.ts';
import { notFound } from '../../web/notFound.ts';
import { Refusal } from '../../web/Refusal.ts';

/** Alerts of one person in one company. */
const mostAlerts = 20;

/** Lets the caller hear of new loads that match a view they may open, from now on. Twice is once. */
export const startAlert = ({ db, clock }: Services, { companyId, userId }: Member, id: string): Promise<void> =>
  inCompany(db, companyId, userId, async (tx) => {
    await requireView(tx, id);
    // One after another, so that parallel calls cannot pass the limit.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`alerts ${companyId} ${userId}`}, 0))`.execute(tx);
    // Of a view that is shared no longer nobody else is told, and nobody else can stop its alert.
    const { count } = await tx
      .selectFrom('load_alert')
      .select((is) => is.fn.countAll<number>().as('count'))
      .where('view_id', 'in', tx.selectFrom('list_view').select('id').where('id', '<>', id))
      .executeTakeFirstOrThrow();
    if (count >= mostAlerts) {
      throw new Refusal(409, `You already have ${mostAlerts} alerts.`, { reason: 'too_many_alerts' });
    }
    await tx
      .insertInto('load_alert')
      .values({ view_id: id, company_id: companyId, user_id: userId, at: clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
      // Deleted meanwhile.
      .catch((error: unknown) => {
        throw isForeignKeyViolation(error) ? notFound() : error;
      });
  });

/** Ends that at once. */
export const stopAlert = ({ db }: Services, { companyId, userId }: Member, id: string): Promise<void> =>
  inCompany(db, companyId, userId, async (tx) => {
    const ended = await tx.deleteFrom('load_alert').where('view_id', '=', id).executeTakeFirst();
    if (ended.numDeletedRows === 0n) await requireView(tx, id);
  });

async function requireView(tx: Transaction<Tables>, id: string): Promise<void> {
  const found = tx.selectFrom('list_view').select('id').where('id', '=', id).where('list', '=', 'loads');
  if (!(await found.executeTakeFirst())) throw notFound();
}
