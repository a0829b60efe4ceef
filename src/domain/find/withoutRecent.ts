import type { RecentRecord } from './RecentRecord.ts';

/** The records opened last without one of them. */
export const withoutRecent = (recents: readonly RecentRecord[], gone: RecentRecord): readonly RecentRecord[] =>
  recents.filter(({ companyId, room, id }) => companyId !== gone.companyId || room !== gone.room || id !== gone.id);
