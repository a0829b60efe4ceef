import { sql, type RawBuilder } from 'kysely';
import { addMilliseconds } from '../clock/addMilliseconds.ts';
import { latestEnd } from '../clock/latestEnd.ts';

/** The times of a row of `code_request` within the window, oldest first. Those under a clock that was ahead do not count. */
export const recentRequests = (window: number, now: Date): RawBuilder<Date[]> => sql<Date[]>`array(
  select asked from unnest(code_request.asked_at) asked
  where asked > ${addMilliseconds(now, -window)} and asked <= ${latestEnd(now, 0)} order by asked)`;
