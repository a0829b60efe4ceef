import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../Tables.ts';

/** Leaves people with the news of the last days alone, of which today's are unread, and sends no mails of what never happened. */
export async function tellLately(tx: Transaction<Tables>, companies: readonly string[], now: Date): Promise<void> {
  const own = sql`company_id = any (${sql.val(companies)}::uuid[])`;
  await sql`delete from notice where ${own}`.execute(tx);
  await sql`delete from notification where ${own}`.execute(tx);
  await sql`
    insert into notice (company_id, kind, offer_id, request_id, at)
      select whose, kind, id, load_id, updated_at from offer cross join lateral (values
        (shipper_id, case status when 'submitted' then 'offer_received' end),
        (company_id, case when status = 'countered' then 'offer_countered' when status = 'accepted' then 'offer_accepted'
          when status = 'rejected' and closed_reason = 'not_selected' then 'not_selected' end)) news (whose, kind)
      where kind is not null and whose = any (${sql.val(companies)}::uuid[])
        and updated_at between ${now}::timestamptz - interval '3 days' and ${now}::timestamptz
      order by updated_at desc limit 100`.execute(tx);
  await sql`update notification set read_at = at + interval '20 minutes'
    where ${own} and at < ${now}::timestamptz - interval '12 hours'`.execute(tx);
  await sql`delete from notice_mail where ${own}`.execute(tx);
}
