import type { TrackedStop, Tracking } from '../../../src/domain/tracking/Tracking.ts';

/** Noon, 26 November 2026. */
const trackingNow = Date.UTC(2026, 10, 26, 12);
const hour = 60 * 60_000;

/** Hours before or after `trackingNow`. */
export const hoursOn = (hours: number): number => trackingNow + hours * hour;

export const aStop = (changes: Partial<TrackedStop> = {}): TrackedStop => ({
  type: 'delivery',
  town: 'Lyon',
  country: 'FR',
  timeZone: 'Europe/Paris',
  place: { lat: 45.8, lng: 4.8 },
  from: hoursOn(2),
  to: hoursOn(6),
  arrivedAt: undefined,
  departedAt: undefined,
  skipped: false,
  expected: undefined,
  ...changes,
});

/** A shipment on the way from Essen to Lyon, last seen a quarter of an hour ago. */
export const aTracking = (changes: Partial<Tracking> = {}): Tracking => ({
  reference: 'SR-2026-000123',
  status: 'on_the_way',
  asOf: trackingNow,
  deliveredAt: undefined,
  stops: [
    aStop({
      type: 'pickup',
      town: 'Essen',
      country: 'DE',
      timeZone: 'Europe/Berlin',
      place: { lat: 51.5, lng: 7 },
      from: hoursOn(-9),
      to: hoursOn(-5),
      arrivedAt: hoursOn(-8),
      departedAt: hoursOn(-7),
    }),
    aStop({ expected: { at: hoursOn(5), basis: 'position', late: false } }),
  ],
  position: { lat: 47.3, lng: 5, at: hoursOn(-0.25) },
  ...changes,
});

/** The same as the service answers it. */
export const asAnswered = ({ stops, position, ...rest }: Tracking) => ({
  ...rest,
  asOf: iso(rest.asOf),
  deliveredAt: iso(rest.deliveredAt),
  stops: stops.map(({ town, place, from, to, expected, ...stop }) => ({
    ...stop,
    city: town,
    timeZone: stop.timeZone ?? null,
    lat: place?.lat ?? null,
    lng: place?.lng ?? null,
    window: { from: iso(from), to: iso(to) },
    arrivedAt: iso(stop.arrivedAt),
    departedAt: iso(stop.departedAt),
    expected: expected ? { ...expected, at: iso(expected.at) } : null,
  })),
  position: position ? { ...position, at: iso(position.at) } : null,
});

const iso = (at: number | undefined): string | null => (at === undefined ? null : new Date(at).toISOString());
