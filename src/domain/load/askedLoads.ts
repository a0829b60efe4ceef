import { parseDay } from '../calendar/parseDay.ts';
import type { ListView } from '../list/ListView.ts';

/** A view of the loads as the service takes it: without days that cannot be read. */
export const askedLoads = (view: ListView): ListView => {
  const { from, to, ...others } = view.filters;
  const days = { from: parseDay(from ?? ''), to: parseDay(to ?? '') };
  const given = Object.entries(days).flatMap(([name, day]) => (day === undefined ? [] : [[name, day] as const]));
  return { ...view, filters: { ...others, ...Object.fromEntries(given) } };
};
