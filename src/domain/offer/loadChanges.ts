import { totalKg } from '../request/cargoTotals.ts';
import type { CargoLine } from '../request/RequestContent.ts';
import type { LoadStop } from '../load/LoadStop.ts';
import type { ChangedLoad, SeenLoad } from '../load/SeenLoad.ts';

/** What changed of a load for whoever said a price for it; stops are counted from 0. */
export type LoadChange =
  | { readonly what: 'place' | 'window'; readonly stop: number }
  | { readonly what: 'route' | 'cargo' | 'goods' | 'bodies' | 'temperature' | 'price' | 'deadline' };

type Part = Exclude<LoadChange['what'], 'place' | 'window' | 'route'>;

const placeOf = ({ city, country, postcodeArea }: LoadStop) => [city, country, postcodeArea];
const windowOf = ({ window: { from, to } }: LoadStop) => [from, to].map((end) => end && Date.parse(end));
const sizeOf = (cargo: readonly CargoLine[]) => [
  totalKg(cargo),
  ...cargo.map(({ count, packageCode }) => [count, packageCode]),
];

const partIn: Readonly<Record<Part, (load: SeenLoad) => unknown>> = {
  cargo: ({ cargo }) => sizeOf(cargo),
  goods: ({ cargo }) => cargo.map(({ description }) => description),
  bodies: ({ required }) => required.bodyTypes.toSorted(),
  temperature: ({ required: { temperatureC } }) => temperatureC && [temperatureC.min, temperatureC.max],
  price: ({ pricing: { model, target } }) => [model, target?.amountMinor, target?.currency],
  deadline: ({ decisionBy }) => decisionBy && Date.parse(decisionBy),
};

const parts: readonly Part[] = ['cargo', 'goods', 'bodies', 'temperature', 'price', 'deadline'];

const differ = (one: unknown, other: unknown): boolean => JSON.stringify(one) !== JSON.stringify(other);

const stopChanges = ({ before, now }: ChangedLoad): readonly LoadChange[] => {
  if (
    differ(
      before.stops.map(({ type }) => type),
      now.stops.map(({ type }) => type),
    )
  )
    return [{ what: 'route' }];
  return now.stops.flatMap((stop, at): readonly LoadChange[] => {
    const earlier = before.stops[at];
    if (!earlier) return [];
    return [
      ...(differ(placeOf(earlier), placeOf(stop)) ? [{ what: 'place' as const, stop: at }] : []),
      ...(differ(windowOf(earlier), windowOf(stop)) ? [{ what: 'window' as const, stop: at }] : []),
    ];
  });
};

/** What changed of a load, in the order of its form. Where the stops are others, they are not compared one by one. */
export const loadChanges = (changed: ChangedLoad): readonly LoadChange[] => [
  ...stopChanges(changed),
  ...parts.filter((what) => differ(partIn[what](changed.before), partIn[what](changed.now))).map((what) => ({ what })),
];
