import type { Transaction } from 'kysely';
import * as v from 'valibot';
import { instantAnswer } from '../fields/instantAnswer.ts';
import { wholeNumber } from '../fields/wholeNumber.ts';
import { moneyAnswer } from '../freight/fields/moneyField.ts';
import { loadStopAnswer } from '../requests/contentAnswer.ts';
import type { Tables } from '../Tables.ts';

export const offeredLoadAnswer = v.object({
  stops: v.array(loadStopAnswer),
  km: wholeNumber,
  decisionBy: v.nullable(instantAnswer),
  /** What a price must be in by now: the shipper may have changed it since the offer. */
  currency: v.nullable(v.string()),
  target: v.nullable(moneyAnswer),
});

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
