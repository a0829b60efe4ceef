import type { Transaction } from 'kysely';
import type { Tables } from '../Tables.ts';
import { closeOffers, forRequest } from './closeOffers.ts';
import type { listedColumns } from './listedColumns.ts';
import { postingOf } from './postingOf.ts';
import { publishLoad } from './publishLoad.ts';
import type { RequestRow } from './RequestTables.ts';

type Change = ReturnType<typeof listedColumns> & { readonly reference: string };

/**
 * Opens a locked request to the fleets it asks, with what changes along with it. Offers of an earlier round end first: what fleets are
 * told of them is about the request they were made for.
 */
export async function openRequest(
  tx: Transaction<Tables>,
  { id, version, content }: RequestRow,
  now: Date,
  change?: Change,
): Promise<void> {
  await closeOffers(tx, { where: forRequest(id), reason: 'request_expired' }, now);
  const row = await tx
    .updateTable('shipment_request')
    .set({
      // Of what was entered before it was noted.
      posting_key: postingOf(content),
      ...change,
      status: 'open',
      published_at: now,
      recovering: false,
      updated_at: now,
      version: version + 1,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await publishLoad(tx, row, now);
}
