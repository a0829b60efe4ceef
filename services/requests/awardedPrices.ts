import type { Transaction } from 'kysely';
import type { Tables } from '../Tables.ts';
import type { RequestRow } from './RequestTables.ts';

/** What the requests that are awarded were awarded for, by request. */
export async function awardedPrices(tx: Transaction<Tables>, rows: readonly RequestRow[]) {
  const chosen = rows.flatMap(({ status, awarded_offer_id: offer }) => (status === 'awarded' && offer ? [offer] : []));
  const found = tx.selectFrom('offer').select(['load_id', 'amount_minor', 'currency']).where('id', 'in', chosen);
  const offers = chosen.length === 0 ? [] : await found.execute();
  return new Map(
    offers.map(({ load_id: id, amount_minor: amountMinor, currency }) => [id, { amountMinor, currency }] as const),
  );
}
