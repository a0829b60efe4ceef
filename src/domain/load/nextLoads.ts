import { drivingMinutes, estimateRoute } from '../distance/estimateRoute.ts';
import type { Money } from '../money/Money.ts';
import { perKm } from '../money/perKm.ts';
import { isLive } from '../offer/OfferStatus.ts';
import { readRfc3339 } from '../stop/readRfc3339.ts';
import { stopPoint } from '../stop/stopPoint.ts';
import type { StopWindow } from '../stop/Stop.ts';
import { usualServiceMin } from '../stop/usualServiceMin.ts';
import type { Load } from './Load.ts';
import type { LoadStop } from './LoadStop.ts';

const minute = 60_000;

/** How far a next pickup may be from a delivery, in km by road. */
export const farthestNextKm = 80;
/** How long after a delivery a next pickup may begin, in hours. */
export const latestNextHours = 8;
const longestGap = latestNextHours * 60 * minute;
const most = 3;

/** Positions are rounded to some 11 km: of less than this nothing is known, in minutes. */
const shortestDrive = 15;

/** A load that a truck can take after another. */
export interface NextLoad {
  readonly load: Load;
  /** By road from the delivery to its pickup. */
  readonly emptyKm: number;
  /** When the first load has to be delivered for it, in epoch ms; undefined if any time of its window will do. */
  readonly deliverBy: number | undefined;
  /** What it pays: what the fleet asks for it, or else what its shipper has in mind; undefined if it is hidden. */
  readonly price: Money | undefined;
  /** Whether the price is what the fleet asks. */
  readonly isOwnPrice: boolean;
  /** What both pay for each km, those between them included; undefined if a price is hidden or they are in two currencies. */
  readonly perKm: Money | undefined;
  /** By road from its delivery to the first pickup of the first load; undefined if a position is not known. */
  readonly backKm: number | undefined;
}

/** Both ends of a window in epoch ms; one stands for the other where that is missing. */
const endsOf = ({ from, to }: StopWindow): readonly [from: number, to: number] | undefined => {
  const [begin, end] = [readRfc3339(from), readRfc3339(to)];
  const [first, last] = [begin ?? end, end ?? begin];
  return first !== undefined && last !== undefined && first <= last ? [first, last] : undefined;
};

const serviceOf = ({ serviceMin = usualServiceMin }: LoadStop): number => serviceMin * minute;

/** When a truck is free after the last stop, at the earliest and at the latest, in epoch ms. */
export const freeAfter = ({ stops }: Pick<Load, 'stops'>): readonly [from: number, to: number] | undefined => {
  const last = stops.at(-1);
  const ends = last && endsOf(last.window);
  return ends && [ends[0] + serviceOf(last), ends[1] + serviceOf(last)];
};

const kmBetween = (from: LoadStop | undefined, to: LoadStop | undefined): number | undefined => {
  const points = [from, to].flatMap((place) => (place && stopPoint({ place })) ?? []);
  return points.length === 2 ? estimateRoute(points).km : undefined;
};

/** What a load pays: what the fleet asks for it, or else what its shipper has in mind. */
const priceOf = ({ ownOffer, pricing }: Load): { readonly price: Money | undefined; readonly isOwnPrice: boolean } =>
  ownOffer && isLive(ownOffer.status)
    ? { price: ownOffer.amount, isOwnPrice: true }
    : { price: pricing.target, isOwnPrice: false };

const perKmOfBoth = (load: Load, emptyKm: number, next: Load): Money | undefined => {
  const [{ price: one }, { price: other }] = [priceOf(load), priceOf(next)];
  if (!one || one.currency !== other?.currency) return undefined;
  const both = { amountMinor: one.amountMinor + other.amountMinor, currency: one.currency };
  return perKm(both, load.km + emptyKm + next.km);
};

const chain = (load: Load, next: Load): NextLoad | undefined => {
  const [delivery, first] = [load.stops.at(-1), next.stops[0]];
  const [free, pickup] = [freeAfter(load), first && endsOf(first.window)];
  const emptyKm = kmBetween(delivery, first);
  if (!delivery || !free || !pickup || next.id === load.id) return undefined;
  if (emptyKm === undefined || emptyKm > farthestNextKm) return undefined;
  const drive = Math.max(shortestDrive, drivingMinutes(emptyKm)) * minute;
  const latest = Math.min(free[1], pickup[1] - drive);
  if (latest < free[0] || pickup[0] - latest > longestGap) return undefined;
  return {
    load: next,
    emptyKm,
    deliverBy: latest < free[1] ? latest - serviceOf(delivery) : undefined,
    ...priceOf(next),
    perKm: perKmOfBoth(load, emptyKm, next),
    backKm: kmBetween(next.stops.at(-1), load.stops[0]),
  };
};

const fits = ({ load }: NextLoad): number => Number(load.fits.count > 0);
const rate = (each: NextLoad): number => each.perKm?.amountMinor ?? -1;

/**
 * The loads to take after this one, at most three: picked up within 80 km by road and 8 hours of its delivery. Those that a truck
 * of the fleet fits come first, then those that pay more for each km of both, then the nearest.
 */
export const nextLoads = (load: Load, found: readonly Load[]): readonly NextLoad[] =>
  found
    .flatMap((next) => chain(load, next) ?? [])
    .toSorted((a, b) => fits(b) - fits(a) || rate(b) - rate(a) || a.emptyKm - b.emptyKm)
    .slice(0, most);
