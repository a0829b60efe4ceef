import { sql, type Transaction } from 'kysely';
import { addMilliseconds } from '../clock/addMilliseconds.ts';
import type { Member } from '../company/Member.ts';
import { amidAllCompanies } from '../database/amidAllCompanies.ts';
import { inCompany } from '../database/inCompany.ts';
import type { Services } from '../Services.ts';
import type { Tables } from '../Tables.ts';
import { notFound } from '../web/notFound.ts';
import { Refusal } from '../web/Refusal.ts';
import { openLoads } from './openLoads.ts';

/** Loads that a fleet watches and that are open. */
const mostWatched = 200;

/** A load that is gone is watched for so long, as it may come back. */
const keptMs = 30 * 24 * 60 * 60_000;

/** Lets the fleet watch a load that is open to it. To watch it twice changes nothing. */
export const watchLoad = ({ db, clock }: Services, { companyId, userId }: Member, id: string): Promise<void> =>
  inCompany(db, companyId, userId, async (tx) => {
    const now = clock.now();
    // One after another, so that parallel calls cannot pass the limit.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`watched loads ${companyId}`}, 0))`.execute(tx);
    await requireOpenLoad(tx, companyId, id, now);
    const watched = openLoads(tx, companyId, now).where(
      sql<boolean>`id in (select load_id from load_watch where load_watch.company_id = ${companyId}::uuid)`,
    );
    const { count } = await watched
      .select((is) => is.fn.countAll<number>().filterWhere('id', '<>', id).as('count'))
      .executeTakeFirstOrThrow();
    if (count >= mostWatched) {
      throw new Refusal(409, `Your company already watches ${mostWatched} loads.`, { reason: 'too_many_watched' });
    }
    await tx
      .insertInto('load_watch')
      .values({ load_id: id, company_id: companyId, at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });

/** Ends that, also for a load that is gone. */
export const unwatchLoad = ({ db, clock }: Services, { companyId, userId }: Member, id: string): Promise<void> =>
  inCompany(db, companyId, userId, async (tx) => {
    const ended = await tx.deleteFrom('load_watch').where('load_id', '=', id).executeTakeFirst();
    if (ended.numDeletedRows === 0n) await requireOpenLoad(tx, companyId, id, clock.now());
  });

/** Forgets what is watched in vain. */
export const forgetWatched = ({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> =>
  amidAllCompanies({ db }, async (tx) => {
    await tx
      .deleteFrom('load_watch')
      .using('load')
      .whereRef('load.id', '=', 'load_watch.load_id')
      .where('load.ends_at', '<', addMilliseconds(clock.now(), -keptMs))
      .execute();
  });

async function requireOpenLoad(tx: Transaction<Tables>, companyId: string, id: string, now: Date): Promise<void> {
  const load = await openLoads(tx, companyId, now).select('id').where('id', '=', id).executeTakeFirst();
  if (!load) throw notFound();
}
