import type { CargoLine } from '../request/cargoField.ts';
import { totalKg } from '../request/cargoTotals.ts';

/**
 * Places on the floor that a pallet takes, in those of EUR pallets: an industrial one of 100×120 cm has 0.5 loading metres where a EUR
 * pallet has 0.4, so that a trailer of 33 places holds 26.
 */
const palletPlaces: ReadonlyMap<string, number> = new Map([
  ['OH', 1],
  ['PX', 1],
  ['8A', 1],
  ['OB', 1],
  ['OC', 1.25],
  ['OG', 0.5],
  ['AG', 1],
  ['PE', 1],
]);

/** The lines on the truck after each stop but the last. A line without stops is on it all the way. */
export function onBoard(cargo: readonly CargoLine[], stops: number): readonly (readonly CargoLine[])[] {
  const legs = Math.max(1, stops - 1);
  return Array.from({ length: legs }, (_, leg) =>
    cargo.filter((line) => (line.pickup ?? 0) <= leg && leg < (line.delivery ?? stops)),
  );
}

/** Places on the floor; stackable pallets stand two high. */
function places({ packageCode, count, stackable }: CargoLine): number {
  const standing = stackable === true ? Math.ceil((count ?? 0) / 2) : (count ?? 0);
  return (palletPlaces.get(packageCode ?? '') ?? 0) * standing;
}

function add(lines: readonly CargoLine[], of: (line: CargoLine) => number | null): number {
  const sum = lines.reduce((total, line) => total + (of(line) ?? 0), 0);
  return Math.round(sum * 1_000) / 1_000;
}

/** The most on the truck at any time. */
export function peakLoad(cargo: readonly CargoLine[], stops: number) {
  const sets = onBoard(cargo, stops);
  return {
    kg: Math.max(...sets.map(totalKg)),
    volumeM3: Math.max(...sets.map((set) => add(set, (line) => line.volumeM3))),
    loadingMetres: Math.max(...sets.map((set) => add(set, (line) => line.loadingMetres))),
    pallets: Math.ceil(Math.max(...sets.map((set) => add(set, places)))),
  };
}
