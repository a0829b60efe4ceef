import { sql, type Transaction } from 'kysely';
import { addMilliseconds } from '../clock/addMilliseconds.ts';
import { postedTogetherMs } from '../freight/request/postedTogetherMs.ts';
import type { Tables } from '../Tables.ts';

interface OpenAlike {
  readonly id: string;
  readonly reference: string;
  readonly published_at: Date;
  readonly posting_key: string;
}

/**
 * Of each of these keys (`hashPosting`) the company's latest open request that was published within a day. There may be very many with one
 * key: an index has the latest first.
 */
export const openAlike = async (
  tx: Transaction<Tables>,
  companyId: string,
  keys: readonly string[],
  now: Date,
): Promise<readonly OpenAlike[]> => {
  const { rows } = await sql<OpenAlike>`
    select latest.* from unnest(${sql.val([...new Set(keys)])}::text[]) as asked (key)
      cross join lateral (
        select id, reference, published_at, posting_key from shipment_request
        where company_id = ${companyId}::uuid and posting_key = asked.key and status = 'open' and ends_at > ${now}::timestamptz
          and published_at >= ${addMilliseconds(now, -postedTogetherMs)}::timestamptz
        order by published_at desc, id desc limit 1) latest`.execute(tx);
  return rows;
};
