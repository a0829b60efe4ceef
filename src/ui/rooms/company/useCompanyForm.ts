import { SaveCompany } from '../../../application/company/saveCompany.ts';
import type { CompanyDetails } from '../../../domain/company/CompanyDetails.ts';
import { companyFields } from '../../../domain/company/companyFields.ts';
import { parseCompany } from '../../../domain/company/parseCompany.ts';
import { problemsOf } from '../../../domain/record/problemsOf.ts';
import { writeDraft } from '../../../domain/record/writeDraft.ts';
import { useInjection } from '../../shared/injection/useInjection.ts';
import { useRecordForm } from '../../shared/record/useRecordForm.ts';
import { useCompanyTexts } from './useCompanyTexts.ts';

const stay = (): void => {};

/** Form of the company's details; stays open after saving. */
export const useCompanyForm = (details: CompanyDetails) => {
  const saveCompany = useInjection(SaveCompany);
  return useRecordForm({
    form: 'company',
    fields: companyFields,
    record: details,
    draftOf: (held) => writeDraft(companyFields, held),
    writes: {
      check: (draft) => problemsOf(parseCompany(draft)),
      save: (draft, base = details) => saveCompany(draft, base),
    },
    labels: useCompanyTexts().field,
    onSaved: stay,
    staysOpen: true,
  });
};
