import { readCountry } from '../company/readCountry.ts';
import { isLatitude, isLongitude } from '../stop/isPosition.ts';
import { isTimeZone } from '../stop/isTimeZone.ts';
import { readRfc3339 } from '../stop/readRfc3339.ts';
import type { Place, Stop, StopWindow } from '../stop/Stop.ts';
import { type Found, missing, numberFound } from './Found.ts';

/** How many stops a request has. */
const stopLimits = { least: 2, most: 20 } as const;

const placeTexts = ['name', 'address', 'city', 'country'] as const;

const placeValues = (path: string, { country, lat, lng }: Place): readonly Found[] => [
  country !== undefined && readCountry(country) === undefined ? [`${path}.country`, { code: 'country' }] : undefined,
  lat !== undefined && !isLatitude(lat)
    ? [`${path}.lat`, { code: 'out_of_range', limits: { least: -90, most: 90 } }]
    : undefined,
  lng !== undefined && !isLongitude(lng)
    ? [`${path}.lng`, { code: 'out_of_range', limits: { least: -180, most: 180 } }]
    : undefined,
  lat === 0 && lng === 0 ? [`${path}.lat`, { code: 'position_missing' }] : undefined,
];

const windowValues = (path: string, { from, to, timeZone }: StopWindow): readonly Found[] => [
  ...Object.entries({ from, to }).map(([end, raw]): Found =>
    raw !== undefined && readRfc3339(raw) === undefined ? [`${path}.${end}`, { code: 'not_an_instant' }] : undefined,
  ),
  timeZone !== undefined && !isTimeZone(timeZone) ? [`${path}.timeZone`, { code: 'time_zone' }] : undefined,
];

/** What is wrong with the single values of stops, also in a draft. */
export const stopValues = (stops: readonly Stop[]): readonly Found[] =>
  stops.flatMap(({ place = {}, window = {}, serviceMin }, at) => [
    ...placeValues(`stops.${at}.place`, place),
    ...windowValues(`stops.${at}.window`, window),
    numberFound(`stops.${at}.serviceMin`, serviceMin, { least: 0, most: 1440, decimals: 0 }),
  ]);

const coordinates = ['lat', 'lng'] as const;

const missingParts = (stop: Stop, path: string): readonly Found[] => [
  stop.type === undefined ? missing(`${path}.type`) : undefined,
  ...placeTexts.map((part) => (stop.place?.[part] === undefined ? missing(`${path}.place.${part}`) : undefined)),
  ...coordinates.map((part): Found =>
    stop.place?.[part] === undefined ? [`${path}.place.${part}`, { code: 'position_missing' }] : undefined,
  ),
  stop.window?.from === undefined ? missing(`${path}.window.from`) : undefined,
  stop.window?.to === undefined ? missing(`${path}.window.to`) : undefined,
];

/** A window ends after it begins, after `now`, and after the windows of all stops before it begin. */
const windowOrder = (stop: Stop, before: readonly Stop[], path: string, now: number): Found => {
  const [from, to] = [readRfc3339(stop.window?.from), readRfc3339(stop.window?.to)];
  if (to === undefined) return undefined;
  if (from !== undefined && to <= from) return [`${path}.window.to`, { code: 'window_order' }];
  if (to <= now) return [`${path}.window.to`, { code: 'in_past' }];
  const begins = before.map(({ window }) => readRfc3339(window?.from));
  return begins.some((begin) => begin !== undefined && to <= begin)
    ? [`${path}.window.to`, { code: 'stop_order' }]
    : undefined;
};

/** What stops lack or contradict when they are published at `now` (epoch milliseconds). */
export const stopRules = (stops: readonly Stop[], now: number): readonly Found[] => [
  stops.length < stopLimits.least ? ['stops', { code: 'too_few', limits: stopLimits }] : undefined,
  stops.length > stopLimits.most ? ['stops', { code: 'too_many', limits: stopLimits }] : undefined,
  ...stops.flatMap((stop, at) => [
    ...missingParts(stop, `stops.${at}`),
    windowOrder(stop, stops.slice(0, at), `stops.${at}`, now),
  ]),
  stops[0]?.type === 'delivery' ? ['stops.0.type', { code: 'must_be_pickup' }] : undefined,
  stops.length > 1 && stops.at(-1)?.type === 'pickup'
    ? [`stops.${stops.length - 1}.type`, { code: 'must_be_delivery' }]
    : undefined,
];
