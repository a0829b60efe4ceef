import { parseDay } from '../calendar/parseDay.ts';
import { askedFilters } from '../list/askedFilters.ts';
import { readLane } from './readLane.ts';

/** A view of the request list as the service takes it: without days and lanes that cannot be read. */
export const askedRequests = askedFilters({ from: parseDay, to: parseDay, lane: readLane });
