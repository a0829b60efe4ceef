import type { Transaction } from 'kysely';
import type { RequestContent } from '../../freight/request/requestContent.ts';
import type { Services } from '../../Services.ts';
import type { Tables } from '../../Tables.ts';
import { listedColumns } from '../listedColumns.ts';
import { listedLoad } from '../listedLoad.ts';
import type { RequestRow } from '../RequestTables.ts';
import { withZones } from '../withZones.ts';

export interface News {
  /** Each with a reference. */
  readonly contents: readonly RequestContent[];
  readonly publish: boolean;
  readonly now: Date;
}

/** Adds requests at once, without those whose reference there is already, and opens them to the whole market if that is wanted. */
export async function insertRequests(
  tx: Transaction<Tables>,
  { random }: Pick<Services, 'random'>,
  companyId: string,
  { contents, publish, now }: News,
): Promise<readonly RequestRow[]> {
  const rows = await tx
    .insertInto('shipment_request')
    .values(
      contents.map((content) => {
        const request = withZones(content);
        return {
          ...listedColumns(request),
          id: random.uuid(),
          company_id: companyId,
          created_at: now,
          updated_at: now,
          reference: request.reference ?? '',
          status: publish ? ('open' as const) : ('draft' as const),
          published_at: publish ? now : null,
        };
      }),
    )
    .onConflict((conflict) => conflict.columns(['company_id', 'reference_key']).doNothing())
    .returningAll()
    .execute();
  if (publish) await openLoads(tx, companyId, rows);
  return rows;
}

async function openLoads(tx: Transaction<Tables>, companyId: string, rows: readonly RequestRow[]): Promise<void> {
  const { brand_id: brandId } = await tx
    .selectFrom('company')
    .select('brand_id')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  const loads = rows.flatMap((row) => {
    const columns = listedLoad(row);
    return brandId === null || !columns ? [] : [{ id: row.id, company_id: companyId, brand_id: brandId, ...columns }];
  });
  if (loads.length > 0) await tx.insertInto('load').values(loads).execute();
}
