import type { Transaction } from 'kysely';
import * as v from 'valibot';
import { idAnswer } from '../fields/idAnswer.ts';
import { instantAnswer } from '../fields/instantAnswer.ts';
import type { Tables } from '../Tables.ts';
import { type Scorecard, scorecardAnswer, scorecardsOf } from './scorecard.ts';

/** A fleet of the brand as a shipper sees it. */
export const carrierAnswer = v.pipe(
  v.object({
    id: idAnswer,
    name: v.string(),
    favourite: v.boolean(),
    blocked: v.boolean(),
    blockedAt: v.nullable(instantAnswer),
    note: v.nullable(v.string()),
    lists: v.array(v.object({ id: idAnswer, name: v.string() })),
    scorecard: scorecardAnswer,
  }),
  v.metadata({ ref: 'Carrier' }),
);

/** A fleet of the brand with what the shipper said about it. */
export interface CarrierRow {
  readonly id: string;
  readonly name: string;
  readonly favourite: boolean;
  readonly blocked_at: Date | null;
  readonly note: string | null;
}

async function listsOf(tx: Transaction<Tables>, carrierIds: readonly string[]) {
  const found = tx
    .selectFrom('carrier_list_member as member')
    .innerJoin('carrier_list as list', 'list.id', 'member.list_id')
    .select(['member.carrier_id as carrierId', 'list.id as id', 'list.name as name'])
    .where('member.carrier_id', 'in', [...carrierIds])
    .orderBy('list.name_key');
  const rows = carrierIds.length === 0 ? [] : await found.execute();
  const lists = new Map<string, { readonly id: string; readonly name: string }[]>();
  for (const { carrierId, ...list } of rows) {
    const known = lists.get(carrierId);
    if (known) known.push(list);
    else lists.set(carrierId, [list]);
  }
  return (carrier: string) => lists.get(carrier) ?? [];
}

const unknown = (): Scorecard => {
  throw new Error('A fleet has no scorecard.');
};

/** The answers for fleets, in the transaction of the shipper. */
export async function toCarrierAnswers(tx: Transaction<Tables>, rows: readonly CarrierRow[], now: Date) {
  const ids = rows.map(({ id }) => id);
  const cards = await scorecardsOf(tx, ids, now);
  const onLists = await listsOf(tx, ids);
  return rows.map(({ blocked_at: blockedAt, ...row }) => ({
    id: row.id,
    name: row.name,
    favourite: row.favourite,
    blocked: blockedAt !== null,
    blockedAt,
    note: row.note,
    lists: onLists(row.id),
    scorecard: cards.get(row.id) ?? unknown(),
  }));
}
