import type { Transaction } from 'kysely';
import * as v from 'valibot';
import { isOutdatedAt } from '../freight/offer/offerStatus.ts';
import { seenLoadEntries } from '../requests/contentAnswer.ts';
import type { LoadContent } from '../requests/loadContent.ts';
import type { Tables } from '../Tables.ts';
import type { OfferRow } from './OfferTable.ts';

const seenLoad = v.object(seenLoadEntries);

/** A load as its fleet saw it when it said its price, and as it is now. */
export const changedLoadAnswer = v.object({ before: seenLoad, now: seenLoad });

interface ChangedLoad {
  readonly before: LoadContent;
  readonly now: LoadContent;
}

/** How the load of an outdated offer changed, as far as its fleet still sees it. */
export async function changedLoadOf(
  tx: Transaction<Tables>,
  { load_id: loadId, earlier_load: before, ...row }: OfferRow,
  now: Date,
): Promise<ChangedLoad | null> {
  if (!before || !isOutdatedAt(row, now)) return null;
  const load = await tx.selectFrom('load').select('content').where('id', '=', loadId).executeTakeFirst();
  return load ? { before, now: load.content } : null;
}
