import { SaveTerms } from '../../../application/terms/saveTerms.ts';
import { problemsOf } from '../../../domain/record/problemsOf.ts';
import { writeDraft } from '../../../domain/record/writeDraft.ts';
import { parseTerms } from '../../../domain/terms/parseTerms.ts';
import type { ShipperTerms } from '../../../domain/terms/ShipperTerms.ts';
import { termsFields } from '../../../domain/terms/termsFields.ts';
import { useInjection } from '../../shared/injection/useInjection.ts';
import { useRecordForm } from '../../shared/record/useRecordForm.ts';
import { useCompanyTexts } from './useCompanyTexts.ts';

/** Form of a shipper's terms. */
export const useTermsForm = (terms: ShipperTerms, onSaved: () => void) => {
  const saveTerms = useInjection(SaveTerms);
  return useRecordForm({
    form: 'terms',
    fields: termsFields,
    record: terms,
    draftOf: (held) => writeDraft(termsFields, held),
    writes: {
      check: (draft) => problemsOf(parseTerms(draft)),
      save: (draft, base = terms) => saveTerms(draft, base),
    },
    labels: useCompanyTexts().terms.field,
    onSaved,
  });
};
