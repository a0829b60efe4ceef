import { endOfDay } from '../calendar/endOfDay.ts';
import type { Statement } from '../statement/Statement.ts';
import { isTimeZone } from '../stop/isTimeZone.ts';
import type { StatementTask } from './Task.ts';

/** A statement to be approved before it is to be paid, by the clock of its carrier. */
export const statementTask = (statement: Statement): StatementTask => {
  const { dueOn, timeZone = 'UTC' } = statement;
  const zone = isTimeZone(timeZone) ? timeZone : 'UTC';
  const due = dueOn === undefined ? undefined : new Date(endOfDay(dueOn, zone)).toISOString();
  return { kind: 'toApprove', statement, due };
};
