import { dayLimits } from '../calendar/dayLimits.ts';
import type { ListView } from '../list/ListView.ts';

/**
 * A view of the invitations as their service is asked for it: between the first and the last instant of the days in which they
 * were sent.
 */
export const sentWithin = (view: ListView, zone: string): ListView => {
  const { from = '', to = '', ...others } = view.filters;
  return { ...view, filters: { ...others, ...dayLimits({ from, to }, zone) } };
};
