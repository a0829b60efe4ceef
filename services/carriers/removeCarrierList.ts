import { sql, type Transaction } from 'kysely';
import * as v from 'valibot';
import type { Member } from '../company/Member.ts';
import { askFleets } from '../requests/askFleets.ts';
import type { Services } from '../Services.ts';
import type { Tables } from '../Tables.ts';
import { hideRecord } from '../undo/hideRecord.ts';
import { takenSince } from '../undo/takenSince.ts';
import { unhideRecord } from '../undo/unhideRecord.ts';
import { Refusal } from '../web/Refusal.ts';
import { most } from './carrierListBody.ts';
import { carriersAlone } from './carriersAlone.ts';
import { countLists } from './countLists.ts';
import { fleetsOf, insertMembers } from './putMembers.ts';
import { answerOfList } from './readCarrierLists.ts';
import { requireList } from './requireList.ts';

const table = 'carrier_list';

const before = v.strictObject({ carriers: v.array(v.string()) });

/**
 * Deletes a list that no open request uses: at once for everybody, for good once it can no longer be undone. Refuses a stale version
 * with 409.
 */
export const removeCarrierList = (services: Services, member: Member, id: string, version: number): Promise<void> =>
  carriersAlone(services, member, async (tx) => {
    await requireList(tx, id, version);
    const now = services.clock.now();
    await refuseInUse(tx, member.companyId, id, now);
    const members = await tx
      .deleteFrom('carrier_list_member')
      .where('list_id', '=', id)
      .returning('carrier_id')
      .execute();
    const carriers = members.map(({ carrier_id }) => carrier_id);
    await hideRecord(tx, member, { table, recordId: id, version, before: { carriers } }, now);
  });

/**
 * Undoes the deletion of a list: its members are on it again, and the requests that name it ask them again. Refuses with 409 if its name,
 * or the last place for it or its members, is taken by now.
 */
export const undoCarrierList = (services: Services, member: Member, id: string, version: number) =>
  carriersAlone(
    services,
    member,
    async (tx) => {
      const now = services.clock.now();
      const count = await countLists(tx);
      const { carriers } = await unhideRecord(tx, member.userId, { table, recordId: id, version, before }, now);
      if (count >= most.lists) throw takenSince();
      const list = await tx
        .updateTable(table)
        .set({ version: version + 1, updated_at: now })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow();
      const known = [...(await fleetsOf(tx, carriers))];
      if (known.length > 0) {
        if ((await insertMembers(tx, list, known)) > 0) throw takenSince();
        await askFleets(tx, { carrierIds: known }, now);
      }
      return answerOfList(tx, list);
    },
    takenSince,
  );

async function refuseInUse(tx: Transaction<Tables>, companyId: string, id: string, now: Date): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from shipment_request where company_id = ${companyId}::uuid and status = 'open'
      and ends_at > ${now}::timestamptz and content #> '{audience,lists}' @> ${JSON.stringify([id])}::jsonb`.execute(
    tx,
  );
  if ((rows[0]?.count ?? 0) > 0) {
    throw new Refusal(409, 'An open request uses this list. Remove the list there first.', { reason: 'list_in_use' });
  }
}
