import { sql, type Transaction } from 'kysely';
import type { Member } from '../company/Member.ts';
import { askFleets } from '../requests/askFleets.ts';
import type { Services } from '../Services.ts';
import type { Tables } from '../Tables.ts';
import { Refusal } from '../web/Refusal.ts';
import { type CarrierListChange, type CarrierListDraft, most } from './carrierListBody.ts';
import { carriersAlone } from './carriersAlone.ts';
import { countLists } from './countLists.ts';
import type { CarrierListRow } from './CarrierTables.ts';
import { requireList } from './requireList.ts';
import { putMembers } from './putMembers.ts';
import { answerOfList } from './readCarrierLists.ts';

/** Adds a list of carriers. */
export const addCarrierList = (services: Services, member: Member, { name, carriers }: CarrierListDraft) =>
  carriersAlone(services, member, async (tx) => {
    if ((await countLists(tx)) >= most.lists) {
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
    return answerOfList(tx, list);
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
  carriersAlone(services, member, async (tx) => {
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
    return answerOfList(tx, list);
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
  throw new Refusal(409, `Nobody would be asked for ${left.reference} anymore. Ask another carrier there first.`, {
    reason: 'list_needed',
  });
}
