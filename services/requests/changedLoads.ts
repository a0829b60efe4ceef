import type { Transaction } from 'kysely';
import { isOutdatedAt } from '../freight/offer/offerStatus.ts';
import type { Tables } from '../Tables.ts';
import type { LoadContent } from './loadContent.ts';

/** A load as its fleet saw it when it said its price, and as it is now. */
export interface ChangedLoad {
  readonly before: LoadContent;
  readonly now: LoadContent;
}

/** How the loads of these offers changed, of those that wait at `at` for their fleet to confirm its price. In its transaction, as far as that sees them. */
export async function changedLoads(
  tx: Transaction<Tables>,
  ids: readonly string[],
  at: Date,
): Promise<ReadonlyMap<string, ChangedLoad>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('offer')
    .innerJoin('load', 'load.id', 'offer.load_id')
    .select(['offer.id', 'status', 'valid_until', 'counter_until', 'open_until', 'changes', 'earlier_load', 'content'])
    .where('offer.id', 'in', [...new Set(ids)])
    .execute();
  return new Map(
    rows.flatMap(({ id, earlier_load: before, content: now, ...offer }) =>
      before && isOutdatedAt(offer, at) ? [[id, { before, now }] as const] : [],
    ),
  );
}
