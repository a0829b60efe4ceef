import { useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { KeptDrafts } from '../../../application/shared/KeptDrafts.ts';
import type { DraftForm } from '../../../domain/draft/DraftForm.ts';
import type { DraftPlace } from '../../../domain/draft/DraftPlace.ts';
import { isOutdated } from '../../../domain/draft/isOutdated.ts';
import type { KeptDraft } from '../../../domain/draft/KeptDraft.ts';
import { restoredFields } from '../../../domain/draft/restoredFields.ts';
import type { Fields } from '../../../domain/record/Field.ts';
import { useInjection } from '../injection/useInjection.ts';
import { useSession } from '../useSession.ts';

export interface FoundDraft<Draft> {
  /** Undefined while signed out; nothing is kept then. */
  readonly place: DraftPlace | undefined;
  /** The kept draft of this user, company, page and form. */
  readonly found: KeptDraft | undefined;
  /** Initial values of the form: the record's, with the kept draft applied. */
  readonly initial: Draft;
  /** Whether somebody else has saved the record since the draft was started. */
  readonly isOutdated: boolean;
}

/**
 * Looks up once what was typed into this form before the session ended or the page was reloaded. `fresh` are the values
 * without it, `version` and `fields` are the record's. `useKeptDraft` goes on keeping it.
 */
export const useFoundDraft = <Draft extends { readonly [Name in keyof Draft]: string }>(
  form: DraftForm,
  fresh: Draft,
  version?: number,
  fields?: Fields,
): FoundDraft<Draft> => {
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
    return { found, initial: restoredFields(fresh, found, fields), isOutdated: isOutdated(found, version) };
  });
  return { place, ...begun };
};
