import type { Transaction } from 'kysely';
import type { RequestContent } from '../freight/request/requestContent.ts';
import type { Tables } from '../Tables.ts';
import { refusedField } from '../web/problems/refusedField.ts';
import { refusedFields } from '../web/problems/refusedFields.ts';
import { askFleets } from './askFleets.ts';
import { keepNews } from './keepNews.ts';
import { listedLoad } from './listedLoad.ts';
import type { RequestRow } from './RequestTables.ts';

/** `listLoad`, for a request that somebody must be asked for. */
export async function publishLoad(tx: Transaction<Tables>, request: RequestRow, now: Date): Promise<void> {
  if (await listLoad(tx, request, now)) await requireSomebody(tx, request.id, request.content.audience);
}

/** Writes what fleets see of a request that is open, under `lockCarriers`; of a company without a brand nobody does. */
export async function listLoad(tx: Transaction<Tables>, request: RequestRow, now: Date): Promise<boolean> {
  const { id, company_id: companyId } = request;
  const { brand_id: brandId } = await tx
    .selectFrom('company')
    .select('brand_id')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  const columns = listedLoad(request);
  if (brandId === null || !columns) return false;
  await tx
    .insertInto('load')
    .values({ id, company_id: companyId, brand_id: brandId, ...columns })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
    .execute();
  await keepNews(tx, id);
  await askFleets(tx, { loadId: id }, now);
  return true;
}

/** Refuses with 422 a request for chosen fleets of which none can be asked. */
async function requireSomebody(tx: Transaction<Tables>, id: string, { market }: RequestContent['audience']) {
  if (market) return;
  const asked = await tx.selectFrom('load_audience').select('load_id').where('load_id', '=', id).executeTakeFirst();
  if (!asked) throw refusedFields([refusedField('audience', 'nobodyAsked')]);
}

/** Takes a load off the market. Who saw it or made an offer can still read it. */
export const closeLoad = (tx: Transaction<Tables>, id: string): Promise<unknown> =>
  tx.updateTable('load').set({ is_open: false }).where('id', '=', id).execute();
