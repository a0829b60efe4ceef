import { isDeepStrictEqual } from 'node:util';
import { totalKg } from '../freight/request/cargoTotals.ts';
import type { LoadChange, loadChangeKinds } from '../freight/request/LoadChange.ts';
import type { ChangedLoad } from './changedLoads.ts';
import type { LoadContent } from './loadContent.ts';

type Kind = (typeof loadChangeKinds)[number];
type Stop = LoadContent['stops'][number];
type Line = LoadContent['cargo'][number];
type Required = LoadContent['required'];
type Change = LoadChange<keyof Line>;

/** What a fleet is told of a stop; its position is rounded from the place. */
const stopAs = {
  type: 'route',
  city: 'place',
  postcodeArea: 'place',
  country: 'place',
  lat: null,
  lng: null,
  window: 'window',
  serviceMin: 'service',
} as const satisfies Record<keyof Stop, Kind | null>;

const lineAs = {
  description: 'goods',
  packageCode: 'cargo',
  count: 'cargo',
  grossKg: 'cargo',
  volumeM3: 'details',
  loadingMetres: 'details',
  stackable: 'details',
  temperatureC: 'details',
  hsCode: 'details',
  dangerous: 'dangerous',
  pickup: 'details',
  delivery: 'details',
} as const satisfies Record<keyof Line, Kind>;

const requiredAs = {
  bodyTypes: 'bodies',
  minPayloadKg: 'payload',
  temperatureC: 'temperature',
  adr: 'adr',
  equipment: 'equipment',
} as const satisfies Record<keyof Required, Kind>;

const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>): readonly Key[] =>
  Object.keys(record).filter((key): key is Key => key in record);

const differ = (one: unknown, other: unknown): boolean => !isDeepStrictEqual(one ?? null, other ?? null);

const ofLoad = (what: Kind): Change => ({ what, stop: null, fields: [] });

const instant = (at: string | null): number | null => (at === null ? null : Date.parse(at));

const windowOf = ({ window: { from, to } }: Stop) => [from, to].map(instant);

const isOtherRoute = ({ before, now }: ChangedLoad): boolean =>
  differ(
    before.stops.map(({ type }) => type),
    now.stops.map(({ type }) => type),
  );

/** Where the stops are others, they are not compared one by one. */
const stopChanges = (changed: ChangedLoad): readonly Change[] => {
  if (isOtherRoute(changed)) return [ofLoad('route')];
  return changed.now.stops.flatMap((stop, at): readonly Change[] => {
    const earlier = changed.before.stops[at];
    if (!earlier) return [];
    const others = keysOf(stopAs).filter((key) =>
      key === 'window' ? differ(windowOf(earlier), windowOf(stop)) : differ(earlier[key], stop[key]),
    );
    return (['place', 'window', 'service'] as const)
      .filter((what) => others.some((key) => stopAs[key] === what))
      .map((what) => ({ what, stop: at, fields: [] }));
  });
};

/** What is told of goods in sum. */
const sumOf = (cargo: readonly Line[]) => [
  totalKg(cargo),
  cargo.reduce((sum, { count }) => sum + (count ?? 0), 0),
  cargo.length === 1 ? cargo[0]?.packageCode : null,
];

const cargoChanges = (changed: ChangedLoad): readonly Change[] => {
  const [before, now] = [changed.before.cargo, changed.now.cargo];
  const told = {
    cargo: differ(sumOf(before), sumOf(now)),
    goods: differ(
      before.map(({ description }) => description),
      now.map(({ description }) => description),
    ),
    dangerous: differ(
      before.flatMap(({ dangerous }) => dangerous ?? []),
      now.flatMap(({ dangerous }) => dangerous ?? []),
    ),
    details: false,
  };
  const fields = keysOf(lineAs).filter((key) => {
    // The numbers of stops shift with them.
    if (told[lineAs[key]] || ((key === 'pickup' || key === 'delivery') && isOtherRoute(changed))) return false;
    return Array.from({ length: Math.max(before.length, now.length) }).some((_, at) =>
      differ(before[at]?.[key], now[at]?.[key]),
    );
  });
  return [
    ...(['cargo', 'goods', 'dangerous'] as const).filter((what) => told[what]).map(ofLoad),
    ...(fields.length > 0 ? [{ what: 'details' as const, stop: null, fields }] : []),
  ];
};

/** Words are alike in any order; no is like nothing. */
const compared = (value: Required[keyof Required]): unknown =>
  Array.isArray(value) ? value.map(String).toSorted() : value || null;

const changesOf = {
  stops: stopChanges,
  cargo: cargoChanges,
  required: ({ before, now }) =>
    keysOf(requiredAs)
      .filter((key) => differ(compared(before.required[key]), compared(now.required[key])))
      .map((key) => ofLoad(requiredAs[key])),
  pricing: ({ before, now }) => (differ(before.pricing, now.pricing) ? [ofLoad('price')] : []),
  decisionBy: ({ before, now }) =>
    differ(instant(before.decisionBy), instant(now.decisionBy)) ? [ofLoad('deadline')] : [],
} as const satisfies Record<keyof LoadContent, (changed: ChangedLoad) => readonly Change[]>;

/** What changed of a load since its fleet said its price, in the order of the form. The one rule for the offer, the notice and the mail. */
export const loadChanges = (changed: ChangedLoad): readonly Change[] =>
  keysOf(changesOf).flatMap((part): readonly Change[] => changesOf[part](changed));
