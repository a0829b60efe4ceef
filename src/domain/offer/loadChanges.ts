import { totalKg } from '../request/cargoTotals.ts';
import { requirementsOf } from '../request/requirementsOf.ts';
import type { Requirements } from '../request/RequestContent.ts';
import type { LoadStop } from '../load/LoadStop.ts';
import type { ChangedLoad, SeenLoad } from '../load/SeenLoad.ts';

type Line = SeenLoad['cargo'][number];

/** What changed of a load for whoever said a price for it; stops are counted from 0. `details` are of single goods. */
export type LoadChange =
  | { readonly what: 'place' | 'window' | 'service'; readonly stop: number }
  | { readonly what: 'details'; readonly fields: readonly (keyof Line)[] }
  | {
      readonly what: 'route' | 'cargo' | 'goods' | 'price' | 'deadline' | (typeof requiredAs)[keyof Requirements];
    };

/** What a fleet is told of a stop; its position is rounded from the place. */
const stopAs = {
  type: 'route',
  city: 'place',
  postcodeArea: 'place',
  country: 'place',
  lat: undefined,
  lng: undefined,
  window: 'window',
  serviceMin: 'service',
} as const satisfies Record<keyof LoadStop, string | undefined>;

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
  dangerous: 'details',
  pickup: 'details',
  delivery: 'details',
} as const satisfies Record<keyof Line, 'goods' | 'cargo' | 'details'>;

const requiredAs = {
  bodyTypes: 'bodies',
  minPayloadKg: 'payload',
  temperatureC: 'temperature',
  adr: 'adr',
  equipment: 'equipment',
} as const satisfies Record<keyof Requirements, string>;

const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>): readonly Key[] =>
  Object.keys(record).filter((key): key is Key => key in record);

/** Words are alike in any order; no is like nothing. */
const compared = (value: Requirements[keyof Requirements]): unknown =>
  Array.isArray(value) ? value.map(String).toSorted() : value || undefined;

const differ = (one: unknown, other: unknown): boolean => JSON.stringify(one) !== JSON.stringify(other);

const windowOf = ({ window: { from, to } }: LoadStop) => [from, to].map((end) => end && Date.parse(end));

const isOtherRoute = ({ before, now }: ChangedLoad): boolean =>
  differ(
    before.stops.map(({ type }) => type),
    now.stops.map(({ type }) => type),
  );

/** Where the stops are others, they are not compared one by one. */
const stopChanges = (changed: ChangedLoad): readonly LoadChange[] => {
  if (isOtherRoute(changed)) return [{ what: 'route' }];
  return changed.now.stops.flatMap((stop, at): readonly LoadChange[] => {
    const earlier = changed.before.stops[at];
    if (!earlier) return [];
    const others = keysOf(stopAs).filter((key) =>
      key === 'window' ? differ(windowOf(earlier), windowOf(stop)) : differ(earlier[key], stop[key]),
    );
    return (['place', 'window', 'service'] as const)
      .filter((what) => others.some((key) => stopAs[key] === what))
      .map((what) => ({ what, stop: at }));
  });
};

/** What is told of goods in sum. */
const sumOf = (cargo: readonly Line[]) => [
  totalKg(cargo),
  cargo.reduce((sum, { count = 0 }) => sum + count, 0),
  cargo.length === 1 ? cargo[0]?.packageCode : undefined,
];

const cargoChanges = (changed: ChangedLoad): readonly LoadChange[] => {
  const [before, now] = [changed.before.cargo, changed.now.cargo];
  const isOtherSum = differ(sumOf(before), sumOf(now));
  const isOtherGoods = differ(
    before.map(({ description }) => description),
    now.map(({ description }) => description),
  );
  const isTold = { cargo: isOtherSum, goods: isOtherGoods, details: false };
  const fields = keysOf(lineAs).filter((key) => {
    // The numbers of stops shift with them.
    if (isTold[lineAs[key]] || ((key === 'pickup' || key === 'delivery') && isOtherRoute(changed))) return false;
    return Array.from({ length: Math.max(before.length, now.length) }).some((_, at) =>
      differ(before[at]?.[key], now[at]?.[key]),
    );
  });
  return [
    ...(isOtherSum ? [{ what: 'cargo' as const }] : []),
    ...(isOtherGoods ? [{ what: 'goods' as const }] : []),
    ...(fields.length > 0 ? [{ what: 'details' as const, fields }] : []),
  ];
};

const needsOf = ({ cargo, required }: SeenLoad): Requirements => requirementsOf({ cargo, required });

const requiredChanges = (before: Requirements, now: Requirements): readonly LoadChange[] =>
  keysOf(requiredAs)
    .filter((key) => differ(compared(before[key]), compared(now[key])))
    .map((key) => ({ what: requiredAs[key] }));

const priceOf = ({ pricing: { model, currency, target } }: SeenLoad) => [
  model,
  currency,
  target?.amountMinor,
  target?.currency,
];

const changesOf = {
  stops: stopChanges,
  cargo: cargoChanges,
  required: ({ before, now }) => requiredChanges(needsOf(before), needsOf(now)),
  pricing: ({ before, now }) => (differ(priceOf(before), priceOf(now)) ? [{ what: 'price' }] : []),
  decisionBy: ({ before, now }) =>
    differ(before.decisionBy && Date.parse(before.decisionBy), now.decisionBy && Date.parse(now.decisionBy))
      ? [{ what: 'deadline' }]
      : [],
} as const satisfies Record<keyof SeenLoad, (changed: ChangedLoad) => readonly LoadChange[]>;

/** What changed of a load, in the order of its form. */
export const loadChanges = (changed: ChangedLoad): readonly LoadChange[] =>
  keysOf(changesOf).flatMap((part): readonly LoadChange[] => changesOf[part](changed));
