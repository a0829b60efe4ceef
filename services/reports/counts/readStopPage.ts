import { sql, type Transaction } from 'kysely';
import { ownColumns, type Party } from '../../shipments/partyOf.ts';
import type { Tables } from '../../Tables.ts';
import type { StopFacts } from '../StopFacts.ts';
import { stopFactsOf } from '../stopFactsOf.ts';
import type { StopVisitTable } from '../StopVisitTable.ts';
import { type PagedBy, pageOf, type RowPage } from './pageOf.ts';

/** Some of the stops of a party, the latest first. */
export async function readStopPage(
  tx: Transaction<Tables>,
  party: Party,
  asked: PagedBy,
  page: RowPage,
): Promise<readonly StopFacts[]> {
  const { other } = ownColumns[party.side];
  const { stops } = asked;
  // The type stands in the statement: a plan for any type could not use the indexes that have deliveries alone.
  const where = stops === undefined ? asked.where : sql<boolean>`type = ${sql.lit(stops)} and ${asked.where}`;
  const { rows } = await sql<StopVisitTable>`
    select visit.* from (${pageOf('stop_visit', party, { ...asked, where }, page)}) found
    join stop_visit visit using (shipment_id, stop)
    order by visit.due_at desc, visit.reference, visit.stop, visit.shipment_id`.execute(tx);
  return rows.map((row) => stopFactsOf(row, row[other]));
}
