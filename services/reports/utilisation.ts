import { shareFigure } from './Figure.ts';
import type { RepeatedTally } from './Tally.ts';

/** What counts, and then why a vehicle-day is left out. Trailers are a figure of their own. Public: never rename one. */
export const utilisationOutcomes = [
  'used',
  'idle',
  'trailer_used',
  'trailer_idle',
  'maintenance',
  'out_of_service',
  'retired',
  'before_commissioning',
  'not_over',
] as const;

export type UtilisationOutcome = (typeof utilisationOutcomes)[number];

/** Whether a vehicle-day is one of those that the headline is a share of. */
export const isDayCounted = (outcome: string): boolean => outcome === 'used' || outcome === 'idle';

/** A span of time, its end excluded. Instants in epoch milliseconds. */
export interface Span {
  readonly begin: number;
  readonly end: number;
}

export interface Standing {
  readonly since: number;
  readonly standing: 'in_service' | 'maintenance' | 'out_of_service' | 'retired';
}

/** A vehicle and how it stood, the earliest first. */
export interface KnownVehicle {
  readonly isTrailer: boolean;
  readonly standings: readonly Standing[];
}

/** The same with when it was carrying shipments. */
export interface VehicleUse extends KnownVehicle {
  readonly trips: readonly Span[];
}

const overlaps = (one: Span, other: Span): boolean => one.begin < other.end && one.end > other.begin;

/** Why a vehicle that was not used on a day could not have been; undefined if it could. An hour in service is enough to be available. */
const hindrance = (standings: readonly Standing[], day: Span): UtilisationOutcome | undefined => {
  let last: Standing | undefined;
  for (const each of standings) {
    if (each.since >= day.end) break;
    if (last?.standing === 'in_service' && each.since > Math.max(last.since, day.begin)) return undefined;
    last = each;
  }
  if (!last) return 'before_commissioning';
  return last.standing === 'in_service' ? undefined : last.standing;
};

/**
 * What became of a vehicle on a day, which is as long as its clock makes it, by whether it carried anything. A day with any shipment is one used
 * day, with however many, and whatever was said of the vehicle; a trip without shipment is none.
 */
export const dayOutcome = (
  { isTrailer, standings }: KnownVehicle,
  day: Span,
  now: number,
  wasUsed: (day: Span) => boolean,
): UtilisationOutcome => {
  if (day.end > now) return 'not_over';
  if (wasUsed(day)) return isTrailer ? 'trailer_used' : 'used';
  return hindrance(standings, day) ?? (isTrailer ? 'trailer_idle' : 'idle');
};

/** The same by its trips, one by one. */
export const utilisationOutcome = (vehicle: VehicleUse, day: Span, now: number): UtilisationOutcome =>
  dayOutcome(vehicle, day, now, () => vehicle.trips.some((trip) => overlaps(trip, day)));

/** Vehicle-days with a shipment ÷ vehicle-days available; the same of trailers, never mixed with what pulls them. */
export const utilisationTally = (): RepeatedTally<{ readonly outcome: string }> => {
  const found = new Map<string, number>();
  const n = (outcome: UtilisationOutcome): number => found.get(outcome) ?? 0;
  return {
    add: ({ outcome }, times = 1) => void found.set(outcome, (found.get(outcome) ?? 0) + times),
    figures: () => [
      shareFigure('utilisation', n('used'), n('used') + n('idle')),
      shareFigure('trailer_utilisation', n('trailer_used'), n('trailer_used') + n('trailer_idle')),
    ],
  };
};
