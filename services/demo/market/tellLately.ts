import { sql, type Transaction } from 'kysely';
import { tellPeople } from '../../notifications/tellPeople.ts';
import type { Tables } from '../../Tables.ts';

/** News that each company finds, and how many of them are unread. */
const kept = { told: 24, unread: 5 } as const;

/**
 * Leaves people with the news of the last days alone, of which the latest few are unread, and sends no mails of what never happened. Comes
 * after all that is told of.
 */
export async function tellLately(tx: Transaction<Tables>, companies: readonly string[], now: Date): Promise<void> {
  const ids = sql`${sql.val(companies)}::uuid[]`;
  // Triggers told people of the first events of each statement, and noted the rest.
  await sql`
    with noted as (
      delete from notice where company_id = any (${ids}) returning company_id, kind, shipment_id, request_id, at),
    told as (
      delete from notification where company_id = any (${ids}) returning company_id, kind, shipment_id, request_id, at),
    news as (
      select company_id, kind, null::uuid as offer_id, shipment_id, request_id, max(at) as at
        from (select * from noted union all select * from told) of_shipments
        where shipment_id is not null group by company_id, kind, shipment_id, request_id
      union all
      select whose, kind, id, null, load_id, updated_at from offer cross join lateral (values
        (shipper_id, case status when 'submitted' then 'offer_received' end),
        (company_id, case when status = 'countered' then 'offer_countered' when status = 'accepted' then 'offer_accepted'
          when status = 'rejected' and closed_reason = 'not_selected' then 'not_selected' end)) sides (whose, kind)
        where kind is not null and whose = any (${ids})),
    placed as (
      select *, row_number() over (partition by company_id order by at desc, kind, offer_id, shipment_id) as place from news
      where at between ${now}::timestamptz - interval '3 days' and ${now}::timestamptz)
    insert into notice (company_id, kind, offer_id, shipment_id, request_id, at)
      select company_id, kind, offer_id, shipment_id, request_id, at from placed
      where place <= ${kept.told} order by at`.execute(tx);
  // oxlint-disable-next-line no-await-in-loop -- a hundred at a time
  while ((await tellPeople(tx, now)) > 0) continue;
  await sql`
    update notification set read_at = at + interval '20 minutes' from (
      select id, row_number() over (partition by company_id, user_id order by at desc, id) as place
      from notification where company_id = any (${ids})) placed
    where placed.id = notification.id
      and (place > ${kept.unread} or at < ${now}::timestamptz - interval '12 hours')`.execute(tx);
  await sql`delete from notice_mail where company_id = any (${ids})`.execute(tx);
}
