import { useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { KeptDrafts } from '../../../application/ports/KeptDrafts.ts';
import type { DraftPlace } from '../../../domain/draft/DraftPlace.ts';
import type { KeptDraft } from '../../../domain/draft/KeptDraft.ts';
import { useInjection } from '../../injection/useInjection.ts';
import { useSession } from '../useSession.ts';

export interface FoundDraft {
  /** Undefined for nobody in particular: nothing is kept then. */
  readonly place: DraftPlace | undefined;
  /** What was typed here before the form was there, by the same person for the same company. */
  readonly found: KeptDraft | undefined;
}

/** Looks once for what was typed into the form of that name on this page, when the session ended or the page was loaded anew. */
export const useFoundDraft = (form: string): FoundDraft => {
  const drafts = useInjection(KeptDrafts);
  const { user, company } = useSession();
  const { pathname, search } = useLocation();
  const [userId, companyId, path] = [user?.id, company?.id, pathname + search];
  const place = useMemo(
    () => (userId === undefined || companyId === undefined ? undefined : { userId, companyId, path, form }),
    [userId, companyId, path, form],
  );
  const [found] = useState(() => place && drafts.find(place));
  return { place, found };
};
