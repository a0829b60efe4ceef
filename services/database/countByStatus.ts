import type { Transaction } from 'kysely';
import type { Tables } from './Tables.ts';

/** How many rows of a company's register have each of these statuses. */
export async function countByStatus<Status extends string>(
  tx: Transaction<Tables>,
  register: 'vehicle' | 'driver',
  companyId: string,
  statuses: readonly Status[],
): Promise<ReadonlyMap<Status, number>> {
  const rows = await tx
    .selectFrom(register)
    .select((is) => ['status', is.fn.countAll<number>().as('count')])
    .where('company_id', '=', companyId)
    .groupBy('status')
    .execute();
  return new Map(statuses.map((status) => [status, rows.find((row) => row.status === status)?.count ?? 0]));
}
