import type { Insertable } from 'kysely';
import { pulled } from '../coupling/coupling.ts';
import type { Tables } from '../Tables.ts';

type Vehicle = Insertable<Tables['vehicle']>;

const onDuty: ReadonlySet<unknown> = new Set(['available', 'assigned', 'in_use']);

/** How many trailers of ten are behind a truck. */
const coupledOfTen = 7;

/** Couples most trailers to a truck that pulls their kind, so that trucks can be offered as they stand. */
export function coupleTrailers(vehicles: readonly Vehicle[]): readonly Vehicle[] {
  const trailers = vehicles.filter(
    ({ kind, status }, n) => pulled[kind].length === 0 && onDuty.has(status) && n % 10 < coupledOfTen,
  );
  const free = new Set(trailers);
  return vehicles.map((vehicle) => {
    if (!onDuty.has(vehicle.status)) return vehicle;
    const trailer = [...free].find(({ kind }) => pulled[vehicle.kind].includes(kind));
    if (!trailer) return vehicle;
    free.delete(trailer);
    return { ...vehicle, trailer_id: trailer.id };
  });
}
