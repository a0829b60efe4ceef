import { useQueryClient } from '@tanstack/react-query';
import { ChangeCompanyDetails } from '../../../application/company/changeCompanyDetails.ts';
import type { CompanyDetails } from '../../../domain/company/CompanyDetails.ts';
import type { CompanyDraft } from '../../../domain/company/CompanyDraft.ts';
import { useInjection } from '../../shared/injection/useInjection.ts';
import { useCompanyKey } from '../../shared/useCompanyKey.ts';
import { useMembershipCheck } from '../../shared/useMembershipCheck.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { type Task, useTask } from '../../shared/useTask.ts';

interface CompanyWrite {
  readonly draft: CompanyDraft;
  /** The company as the form knows it. */
  readonly over: CompanyDetails;
}

interface SavingOptions {
  readonly onSaved: (details: CompanyDetails, sent: CompanyDraft) => void;
  readonly onStale: (theirs: CompanyDetails) => void;
}

/** Saves what the company's form holds. */
export const useSaveCompany = ({ onSaved, onStale }: SavingOptions): Task<CompanyWrite> => {
  const changeDetails = useInjection(ChangeCompanyDetails);
  const checkMembership = useMembershipCheck();
  const cache = useQueryClient();
  const keyOf = useCompanyKey();
  const { field } = useAdminTexts().company;
  return useTask<CompanyWrite>(async ({ draft, over }) => {
    const { kind, record } = await changeDetails({ ...over, ...draft }).catch(async (error: unknown) => {
      await checkMembership(error);
      throw error;
    });
    cache.setQueryData(keyOf('details'), record);
    if (kind === 'stale') onStale(record);
    else onSaved(record, draft);
    await cache.invalidateQueries({ queryKey: ['memberships'] });
  }, field);
};
