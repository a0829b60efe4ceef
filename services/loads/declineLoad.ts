import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import type { Services } from '../Services.ts';
import { notFound } from '../web/notFound.ts';
import type { Decline } from './declineBody.ts';

/** Hides a load from the fleet for good, and keeps the reason for the shipper, with the name only where the fleet was asked by it. */
export const declineLoad = (
  { db, clock }: Services,
  { companyId, userId }: Member,
  id: string,
  { reason, text }: Decline,
): Promise<void> =>
  inCompany(db, companyId, userId, async (tx) => {
    const load = await tx
      .selectFrom('load')
      .select(['company_id', 'is_market'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!load) throw notFound();
    const said = { at: clock.now(), reason, note: text, by_name: !load.is_market };
    await tx
      .insertInto('load_decline')
      .values({ load_id: id, company_id: companyId, shipper_id: load.company_id, ...said })
      .onConflict((conflict) => conflict.columns(['load_id', 'company_id']).doUpdateSet(said))
      .execute();
  });
