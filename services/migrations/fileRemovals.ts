import { statements } from './statements.ts';

/** When a clean-up took it on to remove a file that no document owns. In milliseconds, so that it can be compared to what was read. */
export const fileRemovals = statements(`alter table unowned_file add column removal_began_at timestamptz(3)`);
