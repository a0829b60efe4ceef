import { parseDay } from '../calendar/parseDay.ts';
import { askedFilters } from '../list/askedFilters.ts';

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** A view of the loads as the service takes it: without days and trucks that cannot be read. */
export const askedLoads = askedFilters({
  vehicleId: (typed) => (uuid.test(typed) ? typed : undefined),
  from: parseDay,
  to: parseDay,
});
