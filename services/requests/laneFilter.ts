import { sql, type RawBuilder } from 'kysely';
import * as v from 'valibot';
import { problem } from '../web/problems/problem.ts';

const area = String.raw`[A-Z]{2}(?:-[\p{L}\p{N}]{1,2})?`;
const lanePattern = new RegExp(`^${area}:${area}$`, 'u');

/** A lane to filter by, such as `DE-50:FR-69` or `DE:FR`. */
export const laneField = v.pipe(v.string(), v.regex(lanePattern, problem('otherType', { expected: 'a lane' })));

/** Whether the column `lane` is this one. A lane that names only countries finds all between them. */
export const onLane = (lane: string): RawBuilder<boolean> => {
  const [from = '', to = ''] = lane.split(':').map((end) => (end.includes('-') ? end : `${end}%`));
  // An index finds what is equal, under row-level security too, where `like` has to look at each.
  return from.endsWith('%') || to.endsWith('%')
    ? sql<boolean>`lane like ${`${from}:${to}`}`
    : sql<boolean>`lane = ${lane}`;
};
