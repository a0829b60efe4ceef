import { parseDay } from '../calendar/parseDay.ts';
import type { ListView } from '../list/ListView.ts';
import { readLane } from './readLane.ts';

/** A view of the request list as the service takes it: without days and lanes that cannot be read. */
export const askedRequests = (view: ListView): ListView => {
  const { from, to, lane, ...others } = view.filters;
  const read = {
    from: parseDay(from ?? ''),
    to: parseDay(to ?? ''),
    lane: readLane(lane ?? ''),
  };
  const given = Object.entries(read).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));
  return { ...view, filters: { ...others, ...Object.fromEntries(given) } };
};
