import { sql, type Transaction } from 'kysely';
import * as v from 'valibot';
import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import { idAnswer } from '../fields/idAnswer.ts';
import type { Services } from '../Services.ts';
import type { Tables } from '../Tables.ts';
import { isBlocked } from './isBlocked.ts';

/** As many are told at once. */
const most = 20;

/** An open request that asks one fleet alone. */
export const soleRequestAnswer = v.pipe(
  v.object({ id: idAnswer, reference: v.string() }),
  v.metadata({ ref: 'SoleRequest' }),
);

/** Open requests of the transaction's shipper that nobody but this fleet is asked for, the one that ends first in front. */
export async function findSoleRequests(tx: Transaction<Tables>, carrierId: string, now: Date) {
  const { rows } = await sql<v.InferOutput<typeof soleRequestAnswer>>`
    select request.id, request.reference
    from load_audience asked join shipment_request request on request.id = asked.load_id
    where asked.carrier_id = ${carrierId}::uuid and asked.company_id = (select current_company())
      and request.status = 'open' and request.ends_at > ${now}::timestamptz
      and not coalesce((request.content #>> '{audience,market}')::boolean, false)
      and not exists (select from load_audience other where other.load_id = request.id and other.carrier_id <> asked.carrier_id)
    order by request.ends_at, request.id limit ${most}`.execute(tx);
  return rows;
}

/** The same for a member of the shipper. 404 for what is no fleet of the brand. */
export const listSoleRequests = ({ db, clock }: Services, { companyId, userId }: Member, id: string) =>
  inCompany(db, companyId, userId, async (tx) => {
    await isBlocked(tx, id);
    return findSoleRequests(tx, id, clock.now());
  });
