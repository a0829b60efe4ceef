import { sql, type RawBuilder } from 'kysely';
import { ownColumns, type Party } from '../../shipments/partyOf.ts';
import type { Split } from '../ReportAsked.ts';

/** What stops are counted by. */
export type CountedSplit = Exclude<Split, 'vehicle'>;

export const isCountedSplit = (by: Split): by is CountedSplit => by !== 'vehicle';

/** Where a change, a stop and what is kept have the group of a split. */
export function splitColumns(
  by: CountedSplit,
  side: Party['side'],
): Readonly<Record<'ofChange' | 'ofVisit' | 'kept', RawBuilder<unknown>>> {
  const kept = sql.ref(by);
  return by === 'party'
    ? { ofChange: sql.ref('party_id'), ofVisit: sql.ref(ownColumns[side].other), kept }
    : { ofChange: kept, ofVisit: kept, kept };
}
