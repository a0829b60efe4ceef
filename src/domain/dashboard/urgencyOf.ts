import { addDays } from '../calendar/addDays.ts';
import { dayOf } from '../calendar/dayOf.ts';
import type { Task } from './Task.ts';

/** How soon something has to be done, the most urgent first. */
export const urgencies = ['late', 'soon', 'today', 'tomorrow', 'later'] as const;

export type Urgency = (typeof urgencies)[number];

const soonMs = 4 * 60 * 60_000;

/** How soon a task has to be done at `now`, by days of the browser's clock: what ends within four hours is `soon` past midnight too. */
export const urgencyOf = ({ due }: Pick<Task, 'due'>, now: Date): Urgency => {
  if (due === undefined) return 'later';
  const left = Date.parse(due) - now.getTime();
  if (left <= 0) return 'late';
  if (left <= soonMs) return 'soon';
  const [day, today] = [dayOf(new Date(due)), dayOf(now)];
  if (day === today) return 'today';
  return day === addDays(today, 1) ? 'tomorrow' : 'later';
};
