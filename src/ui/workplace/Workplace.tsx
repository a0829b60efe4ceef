import { type ReactNode, useLayoutEffect } from 'react';
import { chooseMembership } from '../../domain/company/chooseMembership.ts';
import { lostCompany } from '../../domain/company/lostCompany.ts';
import type { Membership } from '../../domain/company/Membership.ts';
import { splitMemberships } from '../../domain/company/splitMemberships.ts';
import { ReadFailure } from '../components/ReadFailure.tsx';
import { LocaleContext } from '../shared/LocaleContext.ts';
import { useAudience } from '../shared/useAudience.ts';
import { useBrandCompany } from '../shared/useBrandCompany.ts';
import { useChooseCompany } from '../shared/workplace/useChooseCompany.ts';
import { useForgetNews } from './useForgetNews.ts';
import { useRecordChanges } from '../shared/record/useRecordChanges.ts';
import { ShownByPage } from '../shared/ShownByPage.ts';
import { useLocaleOf } from './useLocaleOf.ts';
import { useIsCompanyLost } from './useIsCompanyLost.ts';
import { useMemberships } from './useMemberships.ts';
import { useSession } from '../shared/useSession.ts';
import { useTexts } from '../shared/useTexts.ts';
import { AdminSkeleton } from './AdminSkeleton.tsx';
import { CompanyChooser } from './CompanyChooser.tsx';
import { EntrancePage } from './EntrancePage.tsx';
import { NoCompany } from './NoCompany.tsx';
import { WorkplaceContext } from '../shared/workplace/WorkplaceContext.ts';

/**
 * Settles which company the user works in before any room is shown: a single one is selected, several are offered, also
 * to someone who has lost access to the previous one.
 */
export const Workplace = ({ children }: { readonly children: ReactNode }) => {
  const { fault } = useTexts();
  const memberships = useMemberships();
  const isCompanyLost = useIsCompanyLost();
  const session = useSession();
  const { company } = session;
  const localeOf = useLocaleOf();
  const chooseCompany = useChooseCompany();
  const { here, elsewhere } = splitMemberships(useBrandCompany()?.domain, useAudience(), memberships.data ?? []);
  const lost = lostCompany(session, memberships.data ?? []);
  const choice = chooseMembership(here, company?.id);
  useRecordChanges();
  useForgetNews(company?.id);
  const chosen = choice.kind === 'one' && !lost ? choice.membership : undefined;
  const settled = chosen !== undefined && chosen.id === company?.id;

  useLayoutEffect(() => {
    if (chosen && !settled) chooseCompany(chosen);
  }, [chosen, settled, chooseCompany]);

  if (memberships.isLoadingError) {
    return (
      <EntrancePage>
        <h1>{fault.title}</h1>
        <ReadFailure failure={memberships.error} onRetry={() => void memberships.refetch()} />
      </EntrancePage>
    );
  }
  if (memberships.isPending) return <AdminSkeleton />;
  if (choice.kind === 'none') return <NoCompany lost={lost} elsewhere={elsewhere} />;
  if (choice.kind === 'several' || lost) return <CompanyChooser lost={lost} memberships={here} />;
  if (!settled) return <AdminSkeleton />;
  const workplace = { membership: choice.membership, others: without(here, choice.membership), elsewhere };
  return (
    <WorkplaceContext value={workplace}>
      <LocaleContext value={localeOf(choice.membership)}>
        <ShownByPage value={isCompanyLost}>{children}</ShownByPage>
      </LocaleContext>
    </WorkplaceContext>
  );
};

const without = (all: readonly Membership[], one: Membership): readonly Membership[] =>
  all.filter(({ id }) => id !== one.id);
