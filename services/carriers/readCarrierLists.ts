import { sql, type Transaction } from 'kysely';
import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import { recordHead } from '../fields/recordHead.ts';
import type { Services } from '../Services.ts';
import type { Tables } from '../Tables.ts';
import { notFound } from '../web/notFound.ts';
import type { CarrierListRow } from './CarrierTables.ts';

interface MemberRow {
  readonly listId: string;
  readonly id: string;
  readonly name: string;
  readonly blocked: boolean;
}

/** The answers for lists of the transaction's shipper. A fleet that left the brand is on none. */
async function toCarrierLists(tx: Transaction<Tables>, lists: readonly CarrierListRow[]) {
  const { rows } =
    lists.length === 0
      ? { rows: [] }
      : await sql<MemberRow>`
    select member.list_id as "listId", fleet.id, fleet.name, blocked_at is not null as blocked
    from carrier_list_member member join market_carriers() fleet on fleet.id = member.carrier_id
      left join carrier_relation relation on relation.carrier_id = fleet.id
    where member.list_id = any (${sql.val(lists.map(({ id }) => id))}::uuid[])
    order by lower(fleet.name) collate "C", fleet.id`.execute(tx);
  const membersOf = new Map(lists.map(({ id }) => [id, new Array<Omit<MemberRow, 'listId'>>()]));
  for (const { listId, ...fleet } of rows) membersOf.get(listId)?.push(fleet);
  return lists.map((list) =>
    recordHead.before(list, {
      name: list.name,
      carriers: membersOf.get(list.id) ?? [],
    }),
  );
}

/** The answer for one of them. */
export async function answerOfList(tx: Transaction<Tables>, list: CarrierListRow) {
  const [answer] = await toCarrierLists(tx, [list]);
  if (!answer) throw notFound();
  return answer;
}

/** All lists of a shipper, by name. */
export const listCarrierLists = ({ db }: Services, { companyId, userId }: Member) =>
  inCompany(db, companyId, userId, async (tx) => {
    const lists = await tx
      .selectFrom('carrier_list')
      .selectAll()
      .where('company_id', '=', companyId)
      .orderBy('name_key')
      .orderBy('id')
      .execute();
    return toCarrierLists(tx, lists);
  });
