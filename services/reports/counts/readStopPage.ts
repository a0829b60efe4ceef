import { sql, type RawBuilder, type Transaction } from 'kysely';
import { readIndexesAlone } from '../../database/readIndexesAlone.ts';
import { shortestScan } from '../../database/shortestScan.ts';
import { ownColumns, type Party } from '../../shipments/partyOf.ts';
import type { Tables } from '../../Tables.ts';
import { periodBounds } from '../periodBounds.ts';
import type { ReportAsked } from '../ReportAsked.ts';
import type { StopFacts } from '../StopFacts.ts';
import { stopFactsOf } from '../stopFactsOf.ts';
import type { StopVisitTable } from '../StopVisitTable.ts';
import { type CountedSplit, splitColumns } from './splitColumns.ts';

/** Which of the stops that are asked for, of how many. */
export interface StopPage {
  readonly page: number;
  readonly size: number;
  readonly total: number;
}

interface Wanted extends ReportAsked {
  readonly by: CountedSplit;
  /** What else must hold of a stop. */
  readonly where: RawBuilder<boolean>;
}

const order = {
  desc: (of: string) => sql.raw(`${of}due_at desc, ${of}reference, ${of}stop, ${of}shipment_id`),
  asc: (of: string) => sql.raw(`${of}due_at, ${of}reference desc, ${of}stop desc, ${of}shipment_id desc`),
};

/** One page of the stops of a party, the latest first, found over an index from the nearer end. */
export async function readStopPage(
  tx: Transaction<Tables>,
  { companyId, side }: Party,
  asked: Wanted,
  { page, size, total }: StopPage,
): Promise<readonly StopFacts[]> {
  const { direction, skip, take } = shortestScan({ page, size, direction: 'desc' }, total);
  if (take === 0) return [];
  await readIndexesAlone(tx);
  const { own, other } = ownColumns[side];
  const { begin, end } = periodBounds(asked);
  const { stops, group } = asked;
  const { rows } = await sql<StopVisitTable>`
    select visit.* from (
      select shipment_id, stop from stop_visit
      where ${sql.ref(own)} = ${companyId} and due_at >= ${begin}::timestamptz and due_at < ${end}::timestamptz
        and day between ${asked.from} and ${asked.to} and ${asked.where}
        and ${stops === undefined ? sql`true` : sql`type = ${stops}`}
        and ${group === undefined ? sql`true` : sql`${splitColumns(asked.by, side).ofVisit}::text = ${group}`}
      order by ${order[direction]('')} limit ${take} offset ${skip}) found
    join stop_visit visit using (shipment_id, stop)
    order by ${order.desc('visit.')}`.execute(tx);
  return rows.map((row) => stopFactsOf(row, row[other]));
}
