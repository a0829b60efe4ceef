import { sql, type Transaction } from 'kysely';
import { addMilliseconds } from '../clock/addMilliseconds.ts';
import { postedTogetherMs } from '../freight/request/postedTogetherMs.ts';
import type { Tables } from '../Tables.ts';

/** The company's open requests that have one of these keys (`hashPosting`) and were published within a day, the latest last. */
export const openAlike = (tx: Transaction<Tables>, companyId: string, keys: readonly string[], now: Date) =>
  tx
    .selectFrom('shipment_request')
    .select(['id', 'reference', 'published_at', 'posting_key'])
    .where('company_id', '=', companyId)
    .where(sql<boolean>`posting_key = any (${sql.val(keys)}::text[])`)
    .where('status', '=', sql.lit('open'))
    .where('ends_at', '>', now)
    .where('published_at', '>=', addMilliseconds(now, -postedTogetherMs))
    .orderBy('published_at')
    .orderBy('id')
    .execute();
