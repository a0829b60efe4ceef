import { parseDay } from '../calendar/parseDay.ts';
import { askedFilters } from '../list/askedFilters.ts';
import type { ListView } from '../list/ListView.ts';
import { readLane } from '../request/readLane.ts';

const readable = askedFilters({ from: parseDay, to: parseDay, lane: readLane });

/** A view of the shipments as the service takes it: "today" is a day, and what cannot be read is left out. */
export const askedShipments =
  (today: string) =>
  (view: ListView): ListView => {
    const { day, ...filters } = view.filters;
    return readable({ ...view, filters: day === 'today' ? { ...filters, from: today, to: today } : filters });
  };
