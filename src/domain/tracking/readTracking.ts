import { ownField } from '../outside/ownField.ts';
import { ownText } from '../outside/ownText.ts';
import { plainText } from '../outside/plainText.ts';
import { arrivalBases, trackedStatuses, type TrackedStop, type Tracking } from './Tracking.ts';

const longest = 80;
const mostStops = 20;

const oneOf = <Value extends string>(values: readonly Value[], raw: unknown): Value | undefined =>
  values.find((value) => value === raw);

const lineOf = (raw: unknown, name: string): string => plainText(ownText(raw, name) ?? '', longest) ?? '';

const instantOf = (raw: unknown, name: string): number | undefined => {
  const at = Date.parse(ownText(raw, name) ?? '');
  return Number.isNaN(at) ? undefined : at;
};

const degreesOf = (raw: unknown, name: string): number | undefined => {
  const value = ownField(raw, name);
  return typeof value === 'number' && Math.abs(value) <= 180 ? value : undefined;
};

const placeOf = (raw: unknown): { readonly lat: number; readonly lng: number } | undefined => {
  const [lat, lng] = [degreesOf(raw, 'lat'), degreesOf(raw, 'lng')];
  return lat === undefined || lng === undefined ? undefined : { lat, lng };
};

/** A time zone this browser knows; times are shown in its own otherwise. */
const zoneOf = (raw: unknown): string | undefined => {
  const timeZone = ownText(raw, 'timeZone');
  try {
    return timeZone && new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
};

const expectedOf = (raw: unknown): TrackedStop['expected'] => {
  const expected = ownField(raw, 'expected');
  const at = instantOf(expected, 'at');
  const basis = oneOf(arrivalBases, ownField(expected, 'basis'));
  return at === undefined || basis === undefined ? undefined : { at, basis, late: ownField(expected, 'late') === true };
};

const stopOf = (raw: unknown): TrackedStop => {
  const window = ownField(raw, 'window');
  return {
    type: ownField(raw, 'type') === 'pickup' ? 'pickup' : 'delivery',
    town: lineOf(raw, 'city'),
    country: lineOf(raw, 'country'),
    timeZone: zoneOf(raw),
    place: placeOf(raw),
    from: instantOf(window, 'from'),
    to: instantOf(window, 'to'),
    arrivedAt: instantOf(raw, 'arrivedAt'),
    departedAt: instantOf(raw, 'departedAt'),
    skipped: ownField(raw, 'skipped') === true,
    expected: expectedOf(raw),
  };
};

/** Reads what the service answered about a link; undefined if it is no shipment at all. Never throws. */
export const readTracking = (raw: unknown): Tracking | undefined => {
  const status = oneOf(trackedStatuses, ownField(raw, 'status'));
  const asOf = instantOf(raw, 'asOf');
  const stops = ownField(raw, 'stops');
  if (status === undefined || asOf === undefined || !Array.isArray(stops)) return undefined;
  const position = ownField(raw, 'position');
  const [place, at] = [placeOf(position), instantOf(position, 'at')];
  return {
    reference: lineOf(raw, 'reference'),
    status,
    asOf,
    deliveredAt: instantOf(raw, 'deliveredAt'),
    stops: stops.slice(0, mostStops).map(stopOf),
    position: place && at !== undefined ? { ...place, at } : undefined,
  };
};
