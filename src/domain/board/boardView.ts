import { addDays } from '../calendar/addDays.ts';
import type { CalendarDay } from '../calendar/CalendarDay.ts';
import { parseDay } from '../calendar/parseDay.ts';

/** How many days a board can show. */
export const boardLengths = [1, 7, 14] as const;

export type BoardLength = (typeof boardLengths)[number];

/** What a board shows, kept in the address. Without a first day it begins today, whenever that is. */
export interface BoardView {
  readonly first: CalendarDay | undefined;
  readonly days: BoardLength;
  /** Whether it is written as a list. */
  readonly isList: boolean;
}

const usual: BoardLength = 7;

/** Reads the query of an address; what cannot be read is as usual. */
export const readBoardView = (search: string): BoardView => {
  const query = new URLSearchParams(search);
  const asked = Number(query.get('days'));
  return {
    first: parseDay(query.get('from')),
    days: boardLengths.find((length) => length === asked) ?? usual,
    isList: query.get('as') === 'list',
  };
};

/** The query for a view, without '?': only what is not as usual. */
export const writeBoardView = ({ first, days, isList }: BoardView): string => {
  const query = new URLSearchParams();
  if (first !== undefined) query.set('from', first);
  if (days !== usual) query.set('days', String(days));
  if (isList) query.set('as', 'list');
  return query.toString();
};

/** The view of the days after or before. */
export const turnBoard = (view: BoardView, today: CalendarDay, by: 1 | -1): BoardView => ({
  ...view,
  first: addDays(view.first ?? today, by * view.days),
});
