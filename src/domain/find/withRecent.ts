import { mostRecents } from './mostRecents.ts';
import type { RecentRecord } from './RecentRecord.ts';
import { withoutRecent } from './withoutRecent.ts';

/** The records opened last, with this one first. */
export const withRecent = (recents: readonly RecentRecord[], opened: RecentRecord): readonly RecentRecord[] =>
  [opened, ...withoutRecent(recents, opened)].slice(0, mostRecents);
