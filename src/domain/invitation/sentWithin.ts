import { dayLimits } from '../calendar/dayLimits.ts';
import type { ListView } from '../list/ListView.ts';

/** Turns the days of a list view into the instants the service filters by. */
export const sentWithin = (view: ListView, zone: string): ListView => {
  const { from = '', to = '', ...others } = view.filters;
  return { ...view, filters: { ...others, ...dayLimits({ from, to }, zone) } };
};
