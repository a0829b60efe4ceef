import type { Transaction } from 'kysely';
import * as v from 'valibot';
import { instantAnswer } from '../fields/instantAnswer.ts';
import { isOutdatedAt } from '../freight/offer/offerStatus.ts';
import { pricingModels } from '../freight/request/requestContent.ts';
import { moneyAnswer } from '../freight/fields/moneyField.ts';
import { loadLineAnswer, loadStopAnswer, requiredAnswer } from '../requests/contentAnswer.ts';
import type { LoadContent } from '../requests/loadContent.ts';
import type { Tables } from '../Tables.ts';
import type { OfferRow } from './OfferTable.ts';

const seenLoad = v.object({
  stops: v.array(loadStopAnswer),
  cargo: v.array(loadLineAnswer),
  required: requiredAnswer,
  pricing: v.object({
    model: v.nullable(v.picklist(pricingModels)),
    currency: v.nullable(v.string()),
    target: v.nullable(moneyAnswer),
  }),
  decisionBy: v.nullable(instantAnswer),
});

/** A load as its fleet saw it when it said its price, and as it is now. */
export const changedLoadAnswer = v.object({ before: seenLoad, now: seenLoad });

interface ChangedLoad {
  readonly before: LoadContent;
  readonly now: LoadContent;
}

/** By offer, how the loads of outdated offers changed, as far as their fleets still see them. */
export async function changedLoads(
  tx: Transaction<Tables>,
  rows: readonly OfferRow[],
  now: Date,
): Promise<ReadonlyMap<string, ChangedLoad>> {
  const outdated = rows.flatMap(({ id, load_id: loadId, earlier_load: before, ...row }) =>
    before && isOutdatedAt(row, now) ? [{ id, loadId, before }] : [],
  );
  if (outdated.length === 0) return new Map();
  const asked = outdated.map(({ loadId }) => loadId);
  const loads = await tx.selectFrom('load').select(['id', 'content']).where('id', 'in', asked).execute();
  const contents = new Map(loads.map(({ id, content }) => [id, content]));
  return new Map(
    outdated.flatMap(({ id, loadId, before }) => {
      const content = contents.get(loadId);
      return content ? [[id, { before, now: content }] as const] : [];
    }),
  );
}
