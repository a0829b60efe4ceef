import { sql, type RawBuilder } from 'kysely';
import * as v from 'valibot';
import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import { readPage } from '../database/readPage.ts';
import { idAnswer } from '../fields/idAnswer.ts';
import { likePattern } from '../fields/likePattern.ts';
import { listQuery } from '../fields/listQuery.ts';
import type { Services } from '../Services.ts';
import { notFound } from '../web/notFound.ts';
import { type CarrierRow, toCarrierAnswers } from './carrierAnswers.ts';

const flag = v.optional(v.picklist(['true', 'false']));

/** What the list of carriers may be sorted and filtered by. By standing, favorites come first and the blocked last. */
export const carrierQuery = listQuery(['name', 'completed', 'lastUsed', 'standing', 'lists', 'note'], 'name', {
  favourite: flag,
  blocked: flag,
  /** A list of carriers. */
  list: v.optional(v.pipe(idAnswer, v.toLowerCase())),
});

type CarrierQuery = v.InferOutput<typeof carrierQuery>;

const columns = {
  name: sql<string>`name_key`,
  completed: sql<number>`completed`,
  lastUsed: sql<Date>`last_used_at`,
  standing: sql<number>`case when blocked_at is not null then 2 when favourite then 0 else 1 end`,
  lists: sql<string>`list_keys`,
  note: sql<string>`lower(note)`,
} as const satisfies Record<CarrierQuery['sort']['by'], RawBuilder<unknown>>;

/** The fleets of the brand of the transaction's company, with what that company said about them. */
const carriersAt = (now: Date): RawBuilder<CarrierRow> => sql<CarrierRow>`
  select fleet.id, fleet.name, lower(fleet.name) collate "C" as name_key, coalesce(favourite, false) as favourite, blocked_at, note,
    (select count(*) from shipment where company_id = (select current_company()) and carrier_id = fleet.id
      and status = 'completed' and ends_at between ${now}::timestamptz - interval '90 days' and ${now}::timestamptz) as completed,
    (select max(created_at) from shipment
      where company_id = (select current_company()) and carrier_id = fleet.id) as last_used_at,
    (select string_agg(name_key, ', ' order by name_key) from carrier_list_member member join carrier_list list on list.id = member.list_id
      where member.carrier_id = fleet.id) collate "C" as list_keys
  from market_carriers() fleet left join carrier_relation relation on relation.carrier_id = fleet.id`;

/** One page of the fleets of the brand, with the total. */
export const listCarriers = ({ db, clock }: Services, { companyId, userId }: Member, query: CarrierQuery) =>
  inCompany(db, companyId, userId, async (tx) => {
    const { page, size, q, favourite, blocked, list } = query;
    const { by, direction } = query.sort;
    const now = clock.now();
    const wanted = [
      q !== '' && sql`name_key like ${likePattern(q)}`,
      favourite !== undefined && sql`favourite = ${favourite === 'true'}`,
      blocked !== undefined && sql`(blocked_at is not null) = ${blocked === 'true'}`,
      list !== undefined && sql`id in (select carrier_id from carrier_list_member where list_id = ${list}::uuid)`,
    ].filter((condition) => condition !== false);
    const found = sql<CarrierRow>`(select * from (${carriersAt(now)}) carrier
      where ${sql.join([sql`true`, ...wanted], sql` and `)})`;
    const { rows, paging } = await readPage(tx, found, { page, size, column: columns[by], direction });
    return { data: await toCarrierAnswers(tx, rows, now), paging };
  });

/** One fleet of the brand. */
export const readCarrier = ({ db, clock }: Services, { companyId, userId }: Member, id: string) =>
  inCompany(db, companyId, userId, (tx) => findCarrier(tx, id, clock.now()));

/** The answer for a fleet of the brand, in the transaction of a shipper. */
async function findCarrier(tx: Parameters<typeof toCarrierAnswers>[0], id: string, now: Date) {
  const { rows } = await sql<CarrierRow>`select * from (${carriersAt(now)}) carrier where id = ${id}::uuid`.execute(tx);
  const [carrier] = await toCarrierAnswers(tx, rows, now);
  if (!carrier) throw notFound();
  return carrier;
}
