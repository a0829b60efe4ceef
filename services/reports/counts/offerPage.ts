import { sql, type RawBuilder } from 'kysely';
import type { Party } from '../../shipments/partyOf.ts';
import { periodBounds } from '../periodBounds.ts';
import type { PagedBy, RowPage } from './pageOf.ts';

/** A query of the keys of some offers and asks of a party, the latest first, found over an index that is read alone. */
export function offerPage(
  { companyId }: Pick<Party, 'companyId'>,
  { by, group, where, ...period }: PagedBy,
  { skip, take, seek }: RowPage,
): RawBuilder<unknown> {
  const { begin, end } = periodBounds(period);
  const groupOf = by === 'party' ? sql.ref('party_id') : sql.ref(by);
  const wanted = sql`owner_id = ${companyId} and day between ${period.from} and ${period.to} and ${where}
    and ${group === undefined ? sql`true` : sql`${groupOf}::text = ${group}`}`;
  const before =
    seek &&
    sql`(select count(*) from offer_case where ${wanted} and at >= ${seek.until}::timestamptz and day = any (${sql.val(seek.unsure)}::date[])
      and at < ${seek.until}::timestamptz + interval '38 hours')`;
  return sql`
    select load_id, carrier_id, offer_id from offer_case
    where ${wanted} and at >= ${begin}::timestamptz and at < ${seek?.until ?? end}::timestamptz
    order by at desc, load_id, offer_id, carrier_id
    limit ${take} offset ${before ? sql`greatest(${skip - seek.passed} - ${before}, 0)` : skip}`;
}
