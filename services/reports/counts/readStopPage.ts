import { sql, type RawBuilder, type Transaction } from 'kysely';
import { ownColumns, type Party } from '../../shipments/partyOf.ts';
import type { Tables } from '../../Tables.ts';
import { periodBounds } from '../periodBounds.ts';
import type { ReportAsked } from '../ReportAsked.ts';
import type { StopFacts } from '../StopFacts.ts';
import { stopFactsOf } from '../stopFactsOf.ts';
import type { StopVisitTable } from '../StopVisitTable.ts';
import type { Seek } from './seekPage.ts';
import { type CountedSplit, splitColumns } from './splitColumns.ts';

/** Which of the stops that are asked for. */
export interface StopPage {
  readonly skip: number;
  readonly take: number;
  /** Where to begin to look; at the latest if undefined. */
  readonly seek: Seek | undefined;
}

interface Wanted extends ReportAsked {
  readonly by: CountedSplit;
  /** What else must hold of a stop. */
  readonly where: RawBuilder<boolean>;
}

/** Some of the stops of a party, the latest first, found over an index that is read alone. */
export async function readStopPage(
  tx: Transaction<Tables>,
  { companyId, side }: Party,
  asked: Wanted,
  { skip, take, seek }: StopPage,
): Promise<readonly StopFacts[]> {
  const { own, other } = ownColumns[side];
  const { begin, end } = periodBounds(asked);
  const { stops, group } = asked;
  // The type stands in the statement: a plan for any type could not use the indexes that have deliveries alone.
  const wanted = sql`${sql.ref(own)} = ${companyId} and day between ${asked.from} and ${asked.to} and ${asked.where}
    and ${stops === undefined ? sql`true` : sql`type = ${sql.lit(stops)}`}
    and ${group === undefined ? sql`true` : sql`${splitColumns(asked.by, side).ofVisit}::text = ${group}`}`;
  const before =
    seek &&
    sql`(select count(*) from stop_visit where ${wanted} and due_at >= ${seek.until}::timestamptz and day = any (${sql.val(seek.unsure)}::date[])
      and due_at < ${seek.until}::timestamptz + interval '38 hours')`;
  const { rows } = await sql<StopVisitTable>`
    select visit.* from (
      select shipment_id, stop from stop_visit
      where ${wanted} and due_at >= ${begin}::timestamptz and due_at < ${seek?.until ?? end}::timestamptz
      order by due_at desc, reference, stop, shipment_id
      limit ${take} offset ${before ? sql`greatest(${skip - seek.passed} - ${before}, 0)` : skip}) found
    join stop_visit visit using (shipment_id, stop)
    order by visit.due_at desc, visit.reference, visit.stop, visit.shipment_id`.execute(tx);
  return rows.map((row) => stopFactsOf(row, row[other]));
}
