import { sql } from 'kysely';
import { estimateRoute, type RoutePoint } from '../freight/route/estimateRoute.ts';
import type { Case } from './Case.ts';
import { emptyKmOutcome, emptyKmOutcomes, emptyKmTally, type JudgedTrip } from './emptyKm.ts';
import { mostShipments } from './mostShipments.ts';
import { periodBounds } from './periodBounds.ts';
import type { ReportKind } from './ReportKind.ts';
import { shipmentCase, type ShipmentRow } from './shipmentCase.ts';
import { shipmentCases } from './shipmentCases.ts';
import { timeCell } from './timeCell.ts';

type TripCase = Case & JudgedTrip & { readonly plate: string | null };

interface PlaceRow {
  readonly lat?: number | null;
  readonly lng?: number | null;
  readonly country?: string | null;
  readonly city?: string | null;
}

interface TripRow extends ShipmentRow {
  readonly amountMinor: number;
  readonly currency: string;
  readonly vehicleId: string | null;
  readonly plate: string | null;
  readonly pickupAt: Date;
  readonly from: PlaceRow | null;
  readonly to: PlaceRow | null;
  /** Where and when the trip before ended. */
  readonly before: PlaceRow | null;
  readonly freeAt: Date | null;
}

/** Trips before a period that tell where its trucks came from. */
const ahead = 30 * 86_400_000;

const pointOf = ({ lat, lng, country }: PlaceRow): RoutePoint | null =>
  typeof lat === 'number' && typeof lng === 'number' ? { lat, lng, country: country ?? '' } : null;

const kmBetween = (from: PlaceRow | null, to: PlaceRow | null): number | null => {
  const points = [from, to].flatMap((place) => (place && pointOf(place)) ?? []);
  return points.length < 2 ? null : estimateRoute(points).km;
};

const caseOf = (row: TripRow, day: string): TripCase => {
  const emptyKm = kmBetween(row.before, row.from);
  const outcome = emptyKmOutcome({
    status: row.status,
    hasTruck: row.vehicleId !== null,
    gapMs: row.freeAt && row.pickupAt.getTime() - row.freeAt.getTime(),
    emptyKm,
  });
  return {
    ...shipmentCase(row, day, [row.from?.city, row.to?.city]),
    money: { amountMinor: row.amountMinor, currency: row.currency },
    emptyKm: outcome === 'measured' ? emptyKm : null,
    plate: row.plate,
    outcome,
  };
};

/** How far trucks drive empty from one trip to the next. */
export const emptyKmReport: ReportKind<TripCase> = {
  audience: 'fleet',
  title: 'Empty km',
  splits: ['party', 'lane'],
  parameters: [],
  outcomes: emptyKmOutcomes,
  async read(tx, { companyId }, period) {
    const { begin, end } = periodBounds(period);
    const since = new Date(begin.getTime() - ahead);
    const { rows } = await sql<TripRow>`
      with trip as (
        select id, reference, company_id, lane, status, price_minor, currency, km, vehicle_id, plate, pickup_at, ends_at,
          content #>> '{stops,-1,window,timeZone}' as time_zone, content #> '{stops,0,place}' as origin,
          content #> '{stops,-1,place}' as target, status in ('delivered', 'completed') and vehicle_id is not null as is_driven
        from shipment where carrier_id = ${companyId} and ends_at >= ${since}::timestamptz and ends_at < ${end}::timestamptz
        order by ends_at desc limit ${2 * mostShipments}),
      driven as (
        select id, lag(target) over before as target, lag(ends_at) over before as free_at from trip where is_driven
        window before as (partition by vehicle_id order by pickup_at, ends_at, id))
      select id, reference, company_id as "partyId", lane, status, price_minor as "amountMinor", currency, km,
        vehicle_id as "vehicleId", plate, pickup_at as "pickupAt", ends_at as "endsAt", time_zone as "timeZone", origin as "from",
        trip.target as "to", driven.target as before, free_at as "freeAt"
      from trip left join driven using (id) where ends_at >= ${begin}::timestamptz
      order by ends_at desc, reference limit ${mostShipments + 1}`.execute(tx);
    return shipmentCases(rows, period, caseOf);
  },
  isCounted: (outcome) => outcome === 'measured',
  tally: emptyKmTally,
  formula: () =>
    'Σ empty km ÷ Σ empty and loaded km of delivered trips. Empty km are estimated along roads, from the last stop of the trip that the truck made before to the first of this one. A trip belongs to the day its last window ends, by the clock there.',
  columns: () => [
    { title: 'Shipment', cell: ({ reference }) => reference },
    { title: 'Route', cell: ({ place }) => place },
    { title: 'Shipper', cell: ({ partyId }, names) => names.get(partyId) ?? '' },
    { title: 'Lane', cell: ({ lane }) => lane },
    { title: 'Truck', cell: ({ plate }) => plate },
    { title: 'Delivery due by', cell: ({ due }) => timeCell(due) },
    { title: 'Time zone', cell: ({ timeZone }) => timeZone },
    { title: 'Loaded km', cell: ({ km }) => km },
    { title: 'Empty km, estimated', cell: ({ emptyKm }) => emptyKm },
    { title: 'Price in smallest unit', cell: ({ money }) => money?.amountMinor ?? null },
    { title: 'Currency', cell: ({ money }) => money?.currency ?? null },
    { title: 'Outcome', cell: ({ outcome }) => outcome },
  ],
};
