import { sql, type Transaction } from 'kysely';
import { totalKg } from '../freight/request/cargoTotals.ts';
import { companyNames } from '../requests/companyNames.ts';
import type { Tables } from '../Tables.ts';
import { traitsOf } from './fold/eventTraits.ts';
import { expectedArrivals } from './fold/expectedArrivals.ts';
import { isOnTheRoad } from './fold/isOnTheRoad.ts';
import { lastStop } from './fold/lastStop.ts';
import { eventTypes } from './fold/shipmentMoves.ts';
import { foldRows } from './foldRows.ts';
import { assignmentOf } from './assignmentOf.ts';
import { shipmentFacts } from './listedShipment.ts';
import type { EventRow, ShipmentRow } from './ShipmentTables.ts';

/** Whether its events may tell more of its times than its row: more happened than that it was booked and given a truck. */
const hasTimes = ({ status, event_count: count }: ShipmentRow): boolean =>
  isOnTheRoad(status) || status === 'delivered' || status === 'completed' || count > (status === 'booked' ? 1 : 2);

const timed = eventTypes.filter((type) => type !== 'reckoned' && traitsOf(type).hasTimes);

/** What happened to these shipments, with the latest position and forecast of each. */
async function eventsOf(tx: Transaction<Tables>, ids: readonly string[]): Promise<ReadonlyMap<string, EventRow[]>> {
  const found = new Map(ids.map((id) => [id, Array<EventRow>()]));
  if (ids.length === 0) return found;
  const { rows } = await sql<EventRow>`
    select event.* from unnest(${sql.val(ids)}::uuid[]) trip cross join lateral (
      (select * from shipment_event where shipment_id = trip and type = any (${sql.val(timed)}::text[]))
      union all
      (select * from shipment_event where shipment_id = trip and type = 'position' order by at desc, number desc limit 1)
      union all
      (select * from shipment_event where shipment_id = trip and type = 'reckoned' order by number desc limit 1)) event
    order by shipment_id, number`.execute(tx);
  for (const row of rows) found.get(row.shipment_id)?.push(row);
  return found;
}

/**
 * When a truck was to come to its first stop and to leave its last, of those that are not skipped; when it came, and when it is expected
 * there.
 */
function timesOf(row: ShipmentRow, events: readonly EventRow[], now: Date) {
  if (events.length === 0) return { pickupAt: row.pickup_at, endsAt: row.ends_at, startedAt: null, expectedAt: null };
  const folded = foldRows(row, events);
  const first = folded.plan[folded.stops.findIndex(({ skipped }) => !skipped)];
  const last = folded.plan[lastStop(folded)];
  const started = folded.stops.find(({ arrivedAt }) => arrivedAt !== null)?.arrivedAt ?? null;
  const arrivals = isOnTheRoad(row.status) ? expectedArrivals(folded, now.getTime()) : [];
  const expected = arrivals[lastStop(folded)]?.at ?? null;
  return {
    pickupAt: first ? new Date(first.window.from) : row.pickup_at,
    endsAt: last ? new Date(last.window.to) : row.ends_at,
    startedAt: started === null ? null : new Date(started),
    expectedAt: expected === null ? null : new Date(expected),
  };
}

/** The answers for shipments on a board, by id. In a transaction of the carrier. */
export async function boardTrips(tx: Transaction<Tables>, rows: readonly ShipmentRow[], now: Date) {
  const names = await companyNames(
    tx,
    rows.map((row) => row.company_id),
  );
  const told = rows.filter(hasTimes).map(({ id }) => id);
  const events = await eventsOf(tx, told);
  return new Map(
    rows.map((row) => {
      const { id, version, reference, status, flags, lateFrom, assignBy, nextStop, deliveredAt } = shipmentFacts(
        row,
        names,
        now,
      );
      const { trailer = null, driver = null } = assignmentOf(row) ?? {};
      const trip = {
        id,
        version,
        reference,
        status,
        flags,
        lateFrom,
        assignBy,
        nextStop,
        deliveredAt,
        shipper: names.get(row.company_id) ?? '',
        stops: row.content.stops.map(({ type, place, window }) => ({
          type,
          city: place?.city ?? null,
          country: place?.country ?? null,
          window: { from: window?.from ?? null, to: window?.to ?? null, timeZone: window?.timeZone ?? null },
        })),
        grossKg: totalKg(row.content.cargo),
        ...timesOf(row, events.get(row.id) ?? [], now),
        trailer,
        driver,
      };
      return [row.id, trip] as const;
    }),
  );
}
