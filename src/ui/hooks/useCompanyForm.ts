import { useState } from 'react';
import { checkCompany } from '../../domain/company/checkCompany.ts';
import type { CompanyDetails } from '../../domain/company/CompanyDetails.ts';
import type { CompanyDraft } from '../../domain/company/CompanyDraft.ts';
import { companyDraftOf } from '../../domain/company/companyDraftOf.ts';
import { changesBetween } from '../../domain/record/changesBetween.ts';
import { mergeOver } from '../../domain/record/mergeOver.ts';
import { useFoundDraft } from './drafts/useFoundDraft.ts';
import { useKeptDraft } from './drafts/useKeptDraft.ts';
import { useAdminTexts } from './useAdminTexts.ts';
import { useCompanySaving } from './useCompanySaving.ts';
import { useDraft } from './useDraft.ts';

/**
 * What an owner types about the company. Where somebody saved it meanwhile, `clash` holds both sides: what only they changed is
 * taken over, the rest is for the person to say. So it does at once where that was before what had been typed came back. What is
 * typed while it is being saved stays.
 */
export const useCompanyForm = (details: CompanyDetails) => {
  const [over, setOver] = useState(details);
  const before = companyDraftOf(over);
  const begun = useFoundDraft('company', before, over.version);
  const [theirs, setTheirs] = useState(begun.isOutdated ? details : undefined);
  const [hasSaved, setSaved] = useState(false);

  const saving = useCompanySaving({
    onSaved: (saved, sent) => {
      setOver(saved);
      replace((mine) => mergeOver(sent, mine, companyDraftOf(saved)));
      setSaved(true);
    },
    onStale: (latest) => {
      replace((mine) => mergeOver(before, mine, companyDraftOf(latest)));
      setTheirs(latest);
    },
  });
  const { draft, field, form, replace } = useDraft({
    initial: begun.initial,
    check: checkCompany,
    words: useAdminTexts().company.problems,
    task: { ...saving, run: (typed) => saving.run({ draft: typed, over }) },
  });

  const undo = (): void => replace(before);
  const { isUnsaved, restored } = useKeptDraft(begun, { draft, before, version: over.version, undo });

  const settle = (held: CompanyDraft): void => {
    if (theirs) setOver(theirs);
    replace(held);
    setTheirs(undefined);
  };

  return {
    draft,
    field,
    form,
    pending: saving.pending,
    isUnsaved,
    isSaved: hasSaved && !isUnsaved,
    undo,
    restored,
    clash: theirs && {
      theirs: companyDraftOf(theirs),
      fields: changesBetween(draft, companyDraftOf(theirs)),
      takeTheirs: () => settle(companyDraftOf(theirs)),
      saveMine: () => {
        settle(draft);
        void saving.run({ draft, over: theirs });
      },
      close: () => settle(draft),
    },
  };
};
