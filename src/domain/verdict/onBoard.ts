import { palletPlaces } from '../request/cargoCodes.ts';
import { totalKg } from '../request/cargoTotals.ts';
import type { CargoLine } from '../request/RequestContent.ts';

/** The lines on the truck after each stop. A line without stops is on it all the way. */
export const onBoard = (cargo: readonly CargoLine[], stops: number): readonly (readonly CargoLine[])[] =>
  Array.from({ length: Math.max(stops - 1, 1) }, (_, at) =>
    cargo.filter(({ pickup = 0, delivery = stops }) => pickup <= at && at < delivery),
  );

const round = (value: number): number => Math.round(value * 1000) / 1000;

const sum = (cargo: readonly CargoLine[], of: (line: CargoLine) => number): number =>
  round(cargo.reduce((total, line) => total + of(line), 0));

/** Places on the floor; stackable pallets stand two high. */
const floorPlaces = ({ packageCode = '', count = 0, stackable }: CargoLine): number =>
  (palletPlaces[packageCode] ?? 0) * (stackable === true ? Math.ceil(count / 2) : count);

/** The most that is on the truck at once: kg, m³, metres of its floor, and places of EUR pallets on it. */
export const peakLoad = (cargo: readonly CargoLine[], stops: number) => {
  const sets = onBoard(cargo, stops);
  const most = (of: (set: readonly CargoLine[]) => number): number => Math.max(...sets.map(of));
  return {
    kg: most(totalKg),
    volumeM3: most((set) => sum(set, ({ volumeM3 }) => volumeM3 ?? 0)),
    loadingMetres: most((set) => sum(set, ({ loadingMetres }) => loadingMetres ?? 0)),
    pallets: Math.ceil(most((set) => sum(set, floorPlaces))),
  };
};
