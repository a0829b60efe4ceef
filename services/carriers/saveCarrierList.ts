import { sql, type Transaction } from 'kysely';
import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import { uniqueViolation } from '../database/uniqueViolation.ts';
import { askFleets } from '../requests/askFleets.ts';
import { lockCarriers } from '../requests/lockCarriers.ts';
import type { Services } from '../Services.ts';
import type { Tables } from '../Tables.ts';
import { notFound } from '../web/notFound.ts';
import { refusedField } from '../web/problems/refusedField.ts';
import { refusedFields } from '../web/problems/refusedFields.ts';
import { Refusal } from '../web/Refusal.ts';
import { stale } from '../web/stale.ts';
import { type CarrierListChange, type CarrierListDraft, most } from './carrierListBody.ts';
import type { CarrierListRow } from './CarrierTables.ts';
import { putMembers } from './putMembers.ts';
import { toCarrierLists } from './readCarrierLists.ts';

/** Lists change one after another, and never while a request is being published. */
const whileNothingIsPublished = <Result>(
  { db }: Services,
  { companyId, userId }: Member,
  work: (tx: Transaction<Tables>) => Promise<Result>,
): Promise<Result> =>
  inCompany(db, companyId, userId, async (tx) => {
    await lockCarriers(tx, 'alone');
    return work(tx);
  }).catch(refuseTakenName);

/** Adds a list of carriers. */
export const addCarrierList = (services: Services, member: Member, { name, carriers }: CarrierListDraft) =>
  whileNothingIsPublished(services, member, async (tx) => {
    const { count } = await tx
      .selectFrom('carrier_list')
      .select((is) => is.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    if (count >= most.lists) {
      throw new Refusal(409, `There are ${most.lists} lists already. Delete one first.`, { reason: 'too_many_lists' });
    }
    const now = services.clock.now();
    const list = await tx
      .insertInto('carrier_list')
      .values({
        id: services.random.uuid(),
        company_id: member.companyId,
        created_at: now,
        updated_at: now,
        name,
        name_key: name.toLowerCase(),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await putMembers(tx, list, carriers);
    return answerOf(tx, list);
  });

/**
 * Replaces name and members of a list. Open requests that ask the list ask its new members from now on, and those it no longer has only
 * where an offer of theirs waits. Refuses a stale version with 409, and so a change that leaves an open request without any fleet to see it.
 */
export const changeCarrierList = (
  services: Services,
  member: Member,
  id: string,
  { name, carriers, version }: CarrierListChange,
) =>
  whileNothingIsPublished(services, member, async (tx) => {
    await requireList(tx, id, version);
    const now = services.clock.now();
    const list = await tx
      .updateTable('carrier_list')
      .set({ name, name_key: name.toLowerCase(), version: version + 1, updated_at: now })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    const earlier = await tx
      .deleteFrom('carrier_list_member')
      .where('list_id', '=', id)
      .returning('carrier_id')
      .execute();
    await putMembers(tx, list, carriers);
    const before = new Set(earlier.map((row) => row.carrier_id));
    const changed = [...new Set([...before, ...carriers])].filter(
      (carrier) => before.has(carrier) !== carriers.includes(carrier),
    );
    if (changed.length > 0) await askFleets(tx, { carrierIds: changed }, now);
    if (changed.some((carrier) => before.has(carrier))) await refuseToAskNobody(tx, list, now);
    return answerOf(tx, list);
  });

/** Deletes a list that no open request uses. Refuses a stale version with 409. */
export const removeCarrierList = (services: Services, member: Member, id: string, version: number): Promise<void> =>
  whileNothingIsPublished(services, member, async (tx) => {
    await requireList(tx, id, version);
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from shipment_request where company_id = ${member.companyId}::uuid and status = 'open'
        and ends_at > ${services.clock.now()}::timestamptz and content #> '{audience,lists}' @> ${JSON.stringify([id])}::jsonb`.execute(
      tx,
    );
    if ((rows[0]?.count ?? 0) > 0) {
      throw new Refusal(409, 'An open request uses this list. Remove the list there first.', { reason: 'list_in_use' });
    }
    await tx.deleteFrom('carrier_list').where('id', '=', id).execute();
  });

async function refuseToAskNobody(tx: Transaction<Tables>, list: CarrierListRow, now: Date): Promise<void> {
  const { rows } = await sql<{ reference: string }>`
    select reference from shipment_request request where company_id = ${list.company_id}::uuid and status = 'open'
      and ends_at > ${now}::timestamptz and not coalesce((content #>> '{audience,market}')::boolean, false)
      and content #> '{audience,lists}' @> ${JSON.stringify([list.id])}::jsonb
      and not exists (select from load_audience where load_id = request.id)
    order by ends_at limit 1`.execute(tx);
  const [left] = rows;
  if (!left) return;
  throw new Refusal(409, `Nobody would be asked for ${left.reference} any more. Ask another carrier there first.`, {
    reason: 'list_needed',
  });
}

async function requireList(tx: Transaction<Tables>, id: string, version: number): Promise<void> {
  const list = await tx.selectFrom('carrier_list').select('version').where('id', '=', id).executeTakeFirst();
  if (!list) throw notFound();
  if (list.version !== version) throw stale();
}

async function answerOf(tx: Transaction<Tables>, list: CarrierListRow) {
  const [answer] = await toCarrierLists(tx, [list]);
  if (!answer) throw notFound();
  return answer;
}

function refuseTakenName(error: unknown): never {
  if (uniqueViolation(error) !== 'carrier_list_name') throw error;
  throw refusedFields([refusedField('name', 'ofOtherList')]);
}
