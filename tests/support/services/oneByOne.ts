import type { Transaction } from 'kysely';
import { localDay } from '../../../services/freight/fields/localDay.ts';
import { estimateRoute } from '../../../services/freight/route/estimateRoute.ts';
import type { Case } from '../../../services/reports/Case.ts';
import { emptyKmOutcome } from '../../../services/reports/emptyKm.ts';
import { emptyKmReport } from '../../../services/reports/emptyKmReport.ts';
import { localDaysBetween } from '../../../services/reports/localDaysBetween.ts';
import type { TripCase } from '../../../services/reports/readEmptyKm.ts';
import type { ReportAsked } from '../../../services/reports/ReportAsked.ts';
import type { ReportKind } from '../../../services/reports/ReportKind.ts';
import { shipmentCase } from '../../../services/reports/shipmentCase.ts';
import { unmeasured } from '../../../services/reports/unmeasured.ts';
import { type Span, utilisationOutcome } from '../../../services/reports/utilisation.ts';
import { utilisationReport } from '../../../services/reports/utilisationReport.ts';
import type { EventRow, ShipmentRow } from '../../../services/shipments/ShipmentTables.ts';
import type { Tables } from '../../../services/Tables.ts';

const day = 86_400_000;

/** The time of an event as corrected last, in epoch milliseconds. */
const timeOf = (event: EventRow, events: readonly EventRow[]): number => {
  const told = events.findLast(({ type, data }) => type === 'correction' && 'of' in data && data['of'] === event.id);
  const at = told && 'at' in told.data ? told.data['at'] : undefined;
  return typeof at === 'string' ? Date.parse(at) : event.at.getTime();
};

const read = async (tx: Transaction<Tables>, carrierId: string) => {
  const shipments = await tx.selectFrom('shipment').selectAll().where('carrier_id', '=', carrierId).execute();
  const events = await tx.selectFrom('shipment_event').selectAll().orderBy('number').execute();
  const visits = await tx.selectFrom('stop_visit').selectAll().where('carrier_id', '=', carrierId).execute();
  return { shipments, visits, eventsOf: (id: string) => events.filter((event) => event.shipment_id === id) };
};

const firstOf = (times: readonly number[]): number | undefined => (times.length === 0 ? undefined : Math.min(...times));

/** When a shipment was carried, if it was; until `now` at most if nobody said that it is over. */
const spanOf = (shipment: ShipmentRow, events: readonly EventRow[], arrivals: readonly Date[], now: number) => {
  const went = events.findLast(({ type }) => type === 'dispatched');
  const begin = went ? timeOf(went, events) : firstOf(arrivals.map((at) => at.getTime()));
  if (begin === undefined) return [];
  const cancelled = events.find(({ type }) => type === 'cancelled')?.at.getTime();
  const delivered = shipment.delivered_at?.getTime();
  const told =
    shipment.status === 'cancelled' ? firstOf([delivered, cancelled].flatMap((time) => time ?? [])) : delivered;
  const end = told ?? Math.min(now, shipment.ends_at.getTime() + 30 * day);
  return [{ begin, end: Math.max(end, begin + 1) }];
};

const clockOf = (
  visits: readonly { readonly day: string; readonly time_zone: string | null }[],
  asked: ReportAsked,
) => {
  const found = new Map<string, number>();
  for (const { day: date, time_zone: zone } of visits)
    if (zone !== null && date >= asked.from && date <= asked.to) found.set(zone, (found.get(zone) ?? 0) + 1);
  const [most] = [...found].toSorted(([a, one], [b, other]) => other - one || (a < b ? -1 : 1));
  return most?.[0] ?? 'UTC';
};

/** The report on utilisation from every trip, one by one. */
export const useOneByOne: ReportKind = {
  ...utilisationReport,
  async read(tx, { companyId }, asked, now) {
    const { shipments, visits, eventsOf } = await read(tx, companyId);
    const timeZone = clockOf(visits, asked);
    const trips = new Map<string, Span[]>();
    for (const shipment of shipments) {
      const arrivals = visits.flatMap((visit) => (visit.shipment_id === shipment.id && visit.arrived_at) || []);
      for (const id of shipment.vehicle_id === null ? [] : [shipment.vehicle_id, shipment.trailer_id]) {
        if (id !== null)
          trips.set(id, [...(trips.get(id) ?? []), ...spanOf(shipment, eventsOf(shipment.id), arrivals, now)]);
      }
    }
    const standings = await tx.selectFrom('vehicle_standing').selectAll().orderBy('since').execute();
    const vehicles = await tx.selectFrom('vehicle').selectAll().orderBy('fleet_no_key').execute();
    return localDaysBetween(asked.from, asked.to, timeZone)
      .toReversed()
      .flatMap((date) =>
        vehicles.map((vehicle): Case => {
          const use = {
            isTrailer: vehicle.kind === 'semi_trailer' || vehicle.kind === 'trailer',
            trips: trips.get(vehicle.id) ?? [],
            standings: standings
              .filter((told) => told.vehicle_id === vehicle.id)
              .map(({ since, standing }) => ({ since: since.getTime(), standing })),
          };
          return {
            ...unmeasured,
            record: { kind: 'vehicle', id: vehicle.id },
            reference: vehicle.fleet_no,
            stop: null,
            type: null,
            place: vehicle.plate,
            lane: '',
            partyId: '',
            timeZone,
            day: date.day,
            at: date.begin,
            until: date.end,
            outcome: utilisationOutcome(use, date, now),
          };
        }),
      );
  },
};

const kmBetween = (...places: readonly (ShipmentRow['content']['stops'][number]['place'] | undefined)[]) => {
  const points = places.flatMap((place) =>
    typeof place?.lat === 'number' && typeof place.lng === 'number'
      ? [{ lat: place.lat, lng: place.lng, country: place.country ?? '' }]
      : [],
  );
  return points.length < 2 ? null : estimateRoute(points).km;
};

const isDriven = ({ status, vehicle_id: id }: ShipmentRow): boolean =>
  (status === 'delivered' || status === 'completed') && id !== null;

const inOrder = (one: ShipmentRow, other: ShipmentRow): number =>
  one.pickup_at.getTime() - other.pickup_at.getTime() ||
  one.ends_at.getTime() - other.ends_at.getTime() ||
  (one.id < other.id ? -1 : 1);

/** The report on empty kilometres from every trip, one by one. */
export const emptyKmOneByOne: ReportKind<TripCase> = {
  ...emptyKmReport,
  async read(tx, { companyId }, { from, to }) {
    const { shipments } = await read(tx, companyId);
    const driven = shipments.filter(isDriven).toSorted(inOrder);
    return shipments
      .toSorted(
        (one, other) =>
          other.ends_at.getTime() - one.ends_at.getTime() ||
          (one.reference === other.reference ? (one.id < other.id ? -1 : 1) : one.reference < other.reference ? -1 : 1),
      )
      .flatMap((shipment) => {
        const { stops } = shipment.content;
        const timeZone = stops.at(-1)?.window?.timeZone ?? null;
        const date = localDay(shipment.ends_at, timeZone ?? 'UTC');
        if (date < from || date > to) return [];
        const own = driven.filter(({ vehicle_id: id }) => id === shipment.vehicle_id);
        const before = isDriven(shipment) ? own[own.indexOf(shipment) - 1] : undefined;
        const emptyKm = before ? kmBetween(before.content.stops.at(-1)?.place, stops[0]?.place) : null;
        const outcome = emptyKmOutcome({
          status: shipment.status,
          hasTruck: shipment.vehicle_id !== null,
          gapMs: before ? shipment.pickup_at.getTime() - before.ends_at.getTime() : null,
          emptyKm,
        });
        const { id, reference, lane, status, km, plate } = shipment;
        const row = {
          id,
          reference,
          lane,
          status,
          km,
          partyId: shipment.company_id,
          endsAt: shipment.ends_at,
          timeZone,
        };
        return [
          {
            ...shipmentCase(row, date, [stops[0]?.place?.city, stops.at(-1)?.place?.city]),
            money: { amountMinor: shipment.price_minor, currency: shipment.currency },
            emptyKm: outcome === 'measured' ? emptyKm : null,
            plate,
            outcome,
          },
        ];
      });
  },
};
