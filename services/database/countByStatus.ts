import type { Kysely } from 'kysely';
import type { Member } from '../company/Member.ts';
import type { Tables } from '../Tables.ts';
import { inCompany } from './inCompany.ts';

/** How many rows of a company's register have each of these statuses. */
export async function countByStatus<Status extends string>(
  db: Kysely<Tables>,
  { companyId, userId }: Member,
  register: 'vehicle' | 'driver',
  statuses: readonly Status[],
): Promise<Readonly<Record<Status, number>>> {
  const rows = await inCompany(db, companyId, userId, (tx) =>
    tx
      .selectFrom(register)
      .select((is) => ['status', is.fn.countAll<number>().as('count')])
      .where('company_id', '=', companyId)
      .groupBy('status')
      .execute(),
  );
  const countOf = (status: Status): number => rows.find((row) => row.status === status)?.count ?? 0;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each status has its entry
  return Object.fromEntries(statuses.map((status) => [status, countOf(status)])) as Record<Status, number>;
}
