import { useState } from 'react';
import { checkCompany } from '../../../domain/company/checkCompany.ts';
import type { CompanyDetails } from '../../../domain/company/CompanyDetails.ts';
import { companyDraftOf } from '../../../domain/company/companyDraftOf.ts';
import { mergeOver } from '../../../domain/record/mergeOver.ts';
import { useFoundDraft } from '../../shared/drafts/useFoundDraft.ts';
import { useKeptDraft } from '../../shared/drafts/useKeptDraft.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useClash } from '../../shared/useClash.ts';
import { useSaveCompany } from './useSaveCompany.ts';
import { useDraft } from '../../shared/useDraft.ts';

/**
 * What an owner types about the company. `clash` is there where somebody saved it meanwhile, also right away if that was before
 * the draft was restored. What is typed while it is being saved stays.
 */
export const useCompanyForm = (details: CompanyDetails) => {
  const [over, setOver] = useState(details);
  const before = companyDraftOf(over);
  const begun = useFoundDraft('company', before, over.version);
  const [hasSaved, setSaved] = useState(false);

  const saving = useSaveCompany({
    onSaved: (saved, sent) => {
      setOver(saved);
      replace((mine) => mergeOver(sent, mine, companyDraftOf(saved)));
      setSaved(true);
    },
    onStale: (latest) => meet(latest),
  });
  const { draft, field, form, replace } = useDraft({
    initial: begun.initial,
    check: checkCompany,
    words: useAdminTexts().company.problems,
    task: { ...saving, run: (typed) => saving.run({ draft: typed, over }) },
  });

  const undo = (): void => replace(before);
  const { isUnsaved, restored } = useKeptDraft(begun, { draft, before, version: over.version, undo });

  const { meet, clash } = useClash({
    outdatedBy: begun.isOutdated ? details : undefined,
    draft,
    before,
    draftOf: companyDraftOf,
    replace,
    onSettled: setOver,
    save: (mine, theirs) => void saving.run({ draft: mine, over: theirs }),
  });

  return {
    draft,
    field,
    form,
    pending: saving.pending,
    isUnsaved,
    isSaved: hasSaved && !isUnsaved,
    undo,
    restored,
    clash,
  };
};
