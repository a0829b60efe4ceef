import type { Transaction } from 'kysely';
import type { Tables } from '../Tables.ts';

/** What drives; everything else is pulled. */
const driven = ['tractor', 'rigid', 'van'] as const;

/** The trucks of the transaction's company, all but the retired. */
export const trucksInUse = (tx: Transaction<Tables>, companyId: string) =>
  tx
    .selectFrom('vehicle')
    .where('company_id', '=', companyId)
    .where('kind', 'in', driven)
    .where('status', '<>', 'retired');
