import type { Selectable } from 'kysely';
import { estimateRoute } from '../../../services/freight/route/estimateRoute.ts';
import type { EventRow, ShipmentRow } from '../../../services/shipments/ShipmentTables.ts';
import type { Tables } from '../../../services/Tables.ts';

/** What there is of a company, as it is kept. */
interface Raw {
  readonly shipments: readonly ShipmentRow[];
  readonly eventsOf: (shipmentId: string) => readonly EventRow[];
  readonly vehicles: readonly Pick<
    Selectable<Tables['vehicle']>,
    'id' | 'kind' | 'status' | 'created_at' | 'company_id'
  >[];
  readonly now: Date;
}

const minute = 60_000;
const day = 86_400_000;

/** Days by the clock of a zone; making its format takes longer than all else. */
const daysOf = () => {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (at: number, timeZone: string): string => {
    const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'short' });
    formats.set(timeZone, format);
    return format.format(at).split('/').toReversed().join('-');
  };
};

const dayAt = daysOf();

/** The time of an event that holds: that of the last correction, or its own. */
const timeOf = (event: EventRow, events: readonly EventRow[]): number => {
  const told = events.findLast(
    ({ type, data }) =>
      type === 'correction' && Object.entries(data).some(([name, of]) => name === 'of' && of === event.id),
  );
  const at = told && Object.entries(told.data).find(([name]) => name === 'at')?.[1];
  return typeof at === 'string' ? Date.parse(at) : event.at.getTime();
};

const isOver = ({ status }: ShipmentRow): boolean => status === 'delivered' || status === 'completed';

/** Every stop with when it was due, when a truck came and when it left, from the events one by one. */
const stopsOf = ({ shipments, eventsOf }: Raw) =>
  shipments.flatMap((shipment) => {
    const events = eventsOf(shipment.id);
    const { stops } = shipment.content;
    return stops.map(({ type, window }, at) => {
      const here = events.filter(
        ({ stop, type: what }) => (stop ?? (what === 'delivered' ? stops.length - 1 : -1)) === at,
      );
      const times = (...types: readonly string[]) =>
        here.filter((event) => types.includes(event.type)).map((event) => timeOf(event, events));
      const [came, went] = [times('arrived'), times('departed', 'delivered')];
      const next = stops.findIndex(
        (_, nth) => !events.some(({ stop, type: what }) => stop === nth && what === 'departed'),
      );
      return {
        shipment,
        type,
        from: Date.parse(window?.from ?? ''),
        due: Date.parse(window?.to ?? ''),
        day: dayAt(Date.parse(window?.to ?? ''), window?.timeZone ?? 'UTC'),
        came: came.length > 0 ? Math.min(...came) : null,
        went: went.length > 0 ? Math.max(...went) : null,
        isSkipped: here.some(({ type: what }) => what === 'stop_skipped'),
        isPassed: isOver(shipment) || (shipment.status !== 'cancelled' && at < next),
        proofs: here.filter(({ type: what }) => what === 'pod_added' || what === 'pod_rejected'),
      };
    });
  });

interface Period {
  readonly from: string;
  readonly to: string;
}

const within =
  ({ from, to }: Period) =>
  (each: { readonly day: string }): boolean =>
    each.day >= from && each.day <= to;

const middleOf = (values: readonly number[]): number | null => {
  const sorted = values.toSorted((one, other) => one - other);
  const half = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(half) - 1], sorted[Math.floor(half)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
};

/** Stops reached in time, out of those reached and overdue. The demo excuses and skips some, which are left out. */
export const recomputedOnTime = (raw: Raw, period: Period) => {
  const judged = stopsOf(raw)
    .filter(within(period))
    .filter(({ shipment, isSkipped }) => shipment.status !== 'cancelled' && !isSkipped)
    .flatMap(({ came, due, isPassed, shipment, type }) => {
      const until = due + 30 * minute;
      if (came === null) return !isPassed && until < raw.now.getTime() ? [{ ok: false, shipment, type }] : [];
      return [{ ok: came <= until, shipment, type }];
    });
  return { n: judged.length, count: judged.filter(({ ok }) => ok).length };
};

/** The median stay of at most a day, in whole minutes. */
export const recomputedDwell = (raw: Raw, period: Period) => {
  const stays = stopsOf(raw)
    .filter(within(period))
    .flatMap(({ came, went, shipment, isSkipped }) =>
      came === null || went === null || went < came || went - came > day || shipment.status === 'cancelled' || isSkipped
        ? []
        : [Math.floor((went - came) / minute)],
    );
  return { n: stays.length, value: middleOf(stays) };
};

/** Deliveries without a proof that holds. */
export const recomputedProof = (raw: Raw, period: Period) => {
  const made = stopsOf(raw).filter(
    ({ type, went, isPassed, shipment, isSkipped, ...stop }) =>
      type === 'delivery' &&
      (went !== null || isPassed) &&
      shipment.status !== 'cancelled' &&
      !isSkipped &&
      within(period)(stop),
  );
  return { n: made.length, count: made.filter(({ proofs }) => proofs.at(-1)?.type !== 'pod_added').length };
};

/** Delivered shipments by the day their last window ends. */
const endsIn = (period: Period) => (shipment: ShipmentRow) => {
  const window = shipment.content.stops.at(-1)?.window;
  return within(period)({ day: dayAt(shipment.ends_at.getTime(), window?.timeZone ?? 'UTC') });
};

const deliveredIn = ({ shipments }: Raw, period: Period): readonly ShipmentRow[] =>
  shipments.filter((shipment) => isOver(shipment) && endsIn(period)(shipment));

const wholeNumber = (counts: unknown, name: string): number => {
  const found = typeof counts === 'object' && counts ? Object.entries(counts).find(([key]) => key === name)?.[1] : 0;
  return typeof found === 'number' ? found : 0;
};

/** Completed shipments that came in time with everything, out of all of them. The demo excuses no delivery of these. */
export const recomputedOtif = (raw: Raw, period: Period) => {
  const judged = deliveredIn(raw, period)
    .filter(({ status }) => status === 'completed')
    .map((shipment) =>
      stopsOf({ ...raw, shipments: [shipment] })
        .filter(({ type }) => type === 'delivery')
        .map(({ came, due, proofs }) => {
          const packages = proofs.findLast(({ type }) => type === 'pod_added')?.data;
          const counts = Object.entries(packages ?? {}).find(([name]) => name === 'packages')?.[1];
          return {
            came,
            isInTime: came !== null && came <= due + 30 * minute,
            isFull: wholeNumber(counts, 'short') === 0 && wholeNumber(counts, 'damaged') === 0,
          };
        }),
    )
    .filter((deliveries) => deliveries.every(({ came }) => came !== null));
  return {
    n: judged.length,
    count: judged.filter((deliveries) => deliveries.every(({ isInTime, isFull }) => isInTime && isFull)).length,
  };
};

/** What shipments of a currency cost that were delivered, or cancelled for a fee. */
export const recomputedSpend = (raw: Raw, period: Period, currency: string) => {
  const paid = deliveredIn(raw, period).filter((shipment) => shipment.currency === currency);
  const owed = raw.shipments.filter(
    (shipment) => shipment.cancellation_fee_minor > 0 && shipment.currency === currency && endsIn(period)(shipment),
  );
  const prices = paid.reduce((sum, { price_minor: price }) => sum + price, 0);
  return {
    n: paid.length + owed.length,
    value: owed.reduce((sum, { cancellation_fee_minor: fee }) => sum + fee, prices),
  };
};

/** Empty km of the trucks between their trips, and what they earned by all km. */
export const recomputedEmptyKm = (raw: Raw, period: Period) => {
  const done = raw.shipments
    .filter((shipment) => isOver(shipment) && shipment.vehicle_id !== null)
    .toSorted((one, other) => one.pickup_at.getTime() - other.pickup_at.getTime());
  let [n, empty, loaded, paid] = [0, 0, 0, 0];
  for (const shipment of deliveredIn(raw, period)) {
    const own = done.filter((each) => each.vehicle_id !== null && each.vehicle_id === shipment.vehicle_id);
    const before = own[own.indexOf(shipment) - 1];
    const places = [before?.content.stops.at(-1)?.place, shipment.content.stops[0]?.place];
    const points = places.flatMap((place) =>
      typeof place?.lat === 'number' && typeof place.lng === 'number'
        ? [{ lat: place.lat, lng: place.lng, country: place.country ?? '' }]
        : [],
    );
    if (!before || points.length < 2 || shipment.pickup_at.getTime() - before.ends_at.getTime() > 14 * day) continue;
    n += 1;
    empty += estimateRoute(points).km;
    loaded += shipment.km;
    paid += shipment.price_minor;
  }
  return { n, share: empty / (empty + loaded), perKm: paid / (empty + loaded) };
};

/** Days on which trucks (not trailers) carried something, out of those on which they could have, by the clock of most stops. */
export const recomputedUse = (raw: Raw, period: Period) => {
  const zones = new Map<string, number>();
  for (const stop of stopsOf(raw).filter(within(period))) {
    const zone = stop.shipment.content.stops.find(({ window }) => Date.parse(window?.to ?? '') === stop.due)?.window
      ?.timeZone;
    if (zone) zones.set(zone, (zones.get(zone) ?? 0) + 1);
  }
  const [zone = 'UTC'] = [...zones].toSorted(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))[0] ?? [];
  const used = new Set<string>();
  for (const shipment of raw.shipments) {
    const events = raw.eventsOf(shipment.id);
    const of = (type: string) => events.findLast((event) => event.type === type);
    const [went, ended] = [of('dispatched') ?? of('arrived'), of('delivered') ?? of('cancelled')];
    if (!went || shipment.vehicle_id === null) continue;
    const until = (ended && timeOf(ended, events)) ?? raw.now.getTime();
    for (let at = timeOf(went, events); at < until; at += 15 * minute)
      used.add(`${shipment.vehicle_id} ${dayAt(at, zone)}`);
    used.add(`${shipment.vehicle_id} ${dayAt(until - 1, zone)}`);
  }
  const today = dayAt(raw.now.getTime(), zone);
  let [n, count] = [0, 0];
  for (const { id, kind, status, created_at: added } of raw.vehicles) {
    if (kind === 'semi_trailer' || kind === 'trailer') continue;
    for (let at = Date.parse(`${period.from}T12:00:00Z`); dayAt(at, 'UTC') <= period.to; at += day) {
      const date = dayAt(at, 'UTC');
      const isUsed = used.has(`${id} ${date}`);
      const couldBe =
        date >= dayAt(added.getTime(), zone) && !['maintenance', 'out_of_service', 'retired'].includes(status);
      if (date >= today || (!isUsed && !couldBe)) continue;
      n += 1;
      if (isUsed) count += 1;
    }
  }
  return { n, count };
};
