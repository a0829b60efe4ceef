import { parseDay } from '../calendar/parseDay.ts';
import { askedFilters } from '../list/askedFilters.ts';

/** A view of the loads as the service takes it: without days that cannot be read. */
export const askedLoads = askedFilters({ from: parseDay, to: parseDay });
