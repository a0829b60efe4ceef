import { sql, type Transaction } from 'kysely';
import type { RequestContent } from '../freight/request/requestContent.ts';
import type { Tables } from '../Tables.ts';
import { listedLoad } from './listedLoad.ts';
import type { RequestRow } from './RequestTables.ts';

/** Writes what fleets see of a request that is open; of a company without a brand nobody does. */
export async function publishLoad(tx: Transaction<Tables>, request: RequestRow): Promise<void> {
  const { id, company_id: companyId, content } = request;
  const { brand_id: brandId } = await tx
    .selectFrom('company')
    .select('brand_id')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  const columns = listedLoad(request);
  if (brandId === null || !columns) return;
  await tx
    .insertInto('load')
    .values({ id, company_id: companyId, brand_id: brandId, ...columns })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
    .execute();
  await askCarriers(tx, request, content);
}

/** The fleets that are asked by name. */
async function askCarriers(
  tx: Transaction<Tables>,
  { id, company_id: companyId }: RequestRow,
  content: RequestContent,
) {
  await tx.deleteFrom('load_audience').where('load_id', '=', id).execute();
  const { carriers } = content.audience;
  if (carriers.length === 0) return;
  await sql`
    insert into load_audience (load_id, company_id, carrier_id)
    select ${id}::uuid, ${companyId}::uuid, fleet.id from market_fleets(${sql.val(carriers)}::uuid[]) fleet`.execute(
    tx,
  );
}

/** Takes a load off the market. Who saw it or made an offer can still read it. */
export const closeLoad = (tx: Transaction<Tables>, id: string): Promise<unknown> =>
  tx.updateTable('load').set({ is_open: false }).where('id', '=', id).execute();
