import { useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { KeptDrafts } from '../../../application/shared/KeptDrafts.ts';
import type { DraftForm } from '../../../domain/draft/DraftForm.ts';
import type { DraftPlace } from '../../../domain/draft/DraftPlace.ts';
import { isOutdated } from '../../../domain/draft/isOutdated.ts';
import type { KeptDraft } from '../../../domain/draft/KeptDraft.ts';
import { restoredFields } from '../../../domain/draft/restoredFields.ts';
import { useInjection } from '../injection/useInjection.ts';
import { useSession } from '../useSession.ts';

export interface FoundDraft<Fields> {
  /** Undefined for nobody in particular: nothing is kept then. */
  readonly place: DraftPlace | undefined;
  /** What was typed here before the form was there, by the same person for the same company. */
  readonly found: KeptDraft | undefined;
  /** What the form begins with: what was found over what the fields hold by themselves. */
  readonly initial: Fields;
  /** Whether somebody has saved the record since it was typed over. */
  readonly isOutdated: boolean;
}

/**
 * Looks once for what was typed into that form of this page, when the session ended or the page was loaded anew. `fresh` is what
 * the fields hold without it, `version` that of the record they are about. `useKeptDraft` keeps on what is found.
 */
export const useFoundDraft = <Fields extends { readonly [Name in keyof Fields]: string }>(
  form: DraftForm,
  fresh: Fields,
  version?: number,
): FoundDraft<Fields> => {
  const drafts = useInjection(KeptDrafts);
  const { user, company } = useSession();
  const { pathname, search } = useLocation();
  const [userId, companyId, path] = [user?.id, company?.id, pathname + search];
  const place = useMemo(
    () => (userId === undefined || companyId === undefined ? undefined : { userId, companyId, path, form }),
    [userId, companyId, path, form],
  );
  const [begun] = useState(() => {
    const found = place && drafts.find(place);
    return { found, initial: restoredFields(fresh, found), isOutdated: isOutdated(found, version) };
  });
  return { place, ...begun };
};
