import { parseDay } from '../calendar/parseDay.ts';
import { askedFilters } from '../list/askedFilters.ts';
import { nearRead } from './nearPlace.ts';

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

const positionOf = (typed: string): string | undefined => nearRead(typed)?.position;

/** A view of the loads as the service takes it: without days, trucks and places that cannot be read. */
export const askedLoads = askedFilters({
  vehicleId: (typed) => (uuid.test(typed) ? typed : undefined),
  near: positionOf,
  toNear: positionOf,
  from: parseDay,
  to: parseDay,
});
