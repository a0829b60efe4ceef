import type { Broken } from './Broken.ts';
import { mostStops } from './requestContent.ts';
import type { Stop } from './stopField.ts';

const inPlace = ['name', 'address', 'city', 'country'] as const;

const coordinates = ['lat', 'lng'] as const;

const missingOf = ({ type, place, window }: Stop, path: string): readonly (Broken | false)[] => [
  type === null && [`${path}.type`, 'required'],
  ...inPlace.map((part): Broken | false => (place?.[part] ?? null) === null && [`${path}.place.${part}`, 'required']),
  ...coordinates.map(
    (part): Broken | false => (place?.[part] ?? null) === null && [`${path}.place.${part}`, 'positionMissing'],
  ),
  (window?.from ?? null) === null && [`${path}.window.from`, 'required'],
  (window?.to ?? null) === null && [`${path}.window.to`, 'required'],
];

const instantOf = (text: string | null | undefined): Date | undefined =>
  text === null || text === undefined ? undefined : new Date(text);

/** Each window ends after it begins, after now, and after the windows of all stops before it begin. */
function windowOf(stop: Stop, before: readonly Stop[], path: string, now: Date): Broken | false {
  const to = instantOf(stop.window?.to);
  if (!to) return false;
  const field = `${path}.window.to`;
  const from = instantOf(stop.window?.from);
  if (from && to <= from) return [field, 'windowOrder'];
  if (to <= now) return [field, 'inPast'];
  const begins = before.map((each) => instantOf(each.window?.from));
  return begins.some((begin) => begin !== undefined && to <= begin) && [field, 'stopOrder'];
}

/** What stops must be to be published at `now`. */
export function stopRules(stops: readonly Stop[], now: Date): readonly (Broken | false)[] {
  const last = stops.length - 1;
  return [
    last < 1 && ['stops', 'tooFewItems', { least: 2, most: mostStops }],
    ...stops.flatMap((stop, at) => [
      ...missingOf(stop, `stops.${at}`),
      windowOf(stop, stops.slice(0, at), `stops.${at}`, now),
    ]),
    stops[0]?.type === 'delivery' && ['stops.0.type', 'mustBePickup'],
    last > 0 && stops[last]?.type === 'pickup' && [`stops.${last}.type`, 'mustBeDelivery'],
  ];
}
