import { useCallback } from 'react';
import { Preferences } from '../../../application/shared/Preferences.ts';
import { readRecents } from '../../../domain/find/readRecents.ts';
import type { RecentRecord } from '../../../domain/find/RecentRecord.ts';
import { withoutRecent } from '../../../domain/find/withoutRecent.ts';
import { withRecent } from '../../../domain/find/withRecent.ts';
import { useInjection } from '../injection/useInjection.ts';
import { useSession } from '../useSession.ts';

type InCompany = Omit<RecentRecord, 'companyId'>;

/** The records of the selected company that were opened last, and ways to note or forget one. */
export const useRecents = () => {
  const preferences = useInjection(Preferences);
  const companyId = useSession().company?.id ?? '';
  const all = useCallback(() => readRecents(preferences.read('recentRecords')), [preferences]);
  return {
    list: useCallback(() => all().filter((recent) => recent.companyId === companyId), [all, companyId]),
    note: useCallback(
      (opened: InCompany) => preferences.keep('recentRecords', withRecent(all(), { ...opened, companyId })),
      [all, companyId, preferences],
    ),
    forget: useCallback(
      (gone: InCompany) => preferences.keep('recentRecords', withoutRecent(all(), { ...gone, companyId })),
      [all, companyId, preferences],
    ),
  };
};
