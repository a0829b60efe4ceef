import { sql, type RawBuilder } from 'kysely';
import { ownColumns, type Party } from '../../shipments/partyOf.ts';
import { periodBounds } from '../periodBounds.ts';
import type { ReportAsked } from '../ReportAsked.ts';
import type { CountedGroup } from './foldGroups.ts';
import type { Seek } from './seekPage.ts';
import { type CountedSplit, splitColumns } from './splitColumns.ts';

/** Which of the rows that are asked for. */
export interface RowPage {
  readonly skip: number;
  readonly take: number;
  /** Where to begin to look; at the latest if undefined. */
  readonly seek: Seek | undefined;
  /** What the group that is asked for is made of, in a report that folds groups. */
  readonly group?: Pick<CountedGroup, 'apart' | 'members'> | undefined;
}

/** Rows that are asked for, by a split that they are counted by. */
export interface PagedBy extends ReportAsked {
  readonly by: CountedSplit;
  /** What else must hold of a row. */
  readonly where: RawBuilder<boolean>;
}

/** What is paged: its key, and what tells rows apart that are due at the same time, in this order. */
const keys = {
  stop_visit: { key: sql`shipment_id, stop`, order: sql`reference, stop, shipment_id` },
  shipment_fact: { key: sql`shipment_id`, order: sql`reference, shipment_id` },
  shipment_visit: { key: sql`shipment_id`, order: sql`reference, shipment_id` },
  vehicle_trip: { key: sql`shipment_id`, order: sql`reference, shipment_id` },
} as const;

/** A query of the keys of some rows of a party, the latest first, found over an index that is read alone. */
export function pageOf(
  table: keyof typeof keys,
  { companyId, side }: Party,
  asked: PagedBy,
  { skip, take, seek }: RowPage,
): RawBuilder<unknown> {
  const { begin, end } = periodBounds(asked);
  const { group, where } = asked;
  const { key, order } = keys[table];
  const wanted = sql`${sql.ref(ownColumns[side].own)} = ${companyId} and day between ${asked.from} and ${asked.to} and ${where}
    and ${group === undefined ? sql`true` : sql`${splitColumns(asked.by, side).ofVisit}::text = ${group}`}`;
  const before =
    seek &&
    sql`(select count(*) from ${sql.table(table)} where ${wanted} and due_at >= ${seek.until}::timestamptz and day = any (${sql.val(seek.unsure)}::date[])
      and due_at < ${seek.until}::timestamptz + interval '38 hours')`;
  return sql`
    select ${key} from ${sql.table(table)}
    where ${wanted} and due_at >= ${begin}::timestamptz and due_at < ${seek?.until ?? end}::timestamptz
    order by due_at desc, ${order}
    limit ${take} offset ${before ? sql`greatest(${skip - seek.passed} - ${before}, 0)` : skip}`;
}
