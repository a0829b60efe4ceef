import type { Transaction } from 'kysely';
import type { Tables } from '../Tables.ts';

/** What the transaction's fleet sees of the loads it offered for. */
export async function offeredLoads(tx: Transaction<Tables>, ids: readonly string[]) {
  const found = tx.selectFrom('load').select(['id', 'content', 'km']).where('id', 'in', ids);
  const rows = ids.length === 0 ? [] : await found.execute();
  return new Map(
    rows.map(({ id, km, content: { stops, decisionBy, pricing } }) => [
      id,
      { stops, km, decisionBy, currency: pricing.currency, target: pricing.target },
    ]),
  );
}
