import { Card } from '../../components/Card.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { ReadFailure } from '../../components/ReadFailure.tsx';
import { useCompanyDetails } from '../../shared/useCompanyDetails.ts';
import { useWorkplace } from '../../shared/workplace/useWorkplace.ts';
import { CompanyFacts } from './CompanyFacts.tsx';
import { CompanyForm } from './CompanyForm.tsx';
import styles from './CompanyPage.module.css';
import { CompanySkeleton } from './CompanySkeleton.tsx';
import { PeopleCard } from './PeopleCard.tsx';
import { PlacesCard } from './PlacesCard.tsx';
import { TermsCard } from './TermsCard.tsx';
import { useCompanyTexts } from './useCompanyTexts.ts';

/** The company's details, members and, at a shipper, terms; editable for owners. */
export const CompanyPage = () => {
  const company = useCompanyTexts();
  const { membership } = useWorkplace();
  const details = useCompanyDetails();
  const isOwner = membership.role === 'owner';
  return (
    <>
      <PageHeader title={company.title} lead={company.lead} />
      <div className={styles.parts}>
        <Card title={company.details}>
          {details.isPending && <CompanySkeleton />}
          {details.isLoadingError && <ReadFailure failure={details.error} onRetry={() => void details.refetch()} />}
          {details.data && !isOwner && <CompanyFacts details={details.data} />}
          {details.data && isOwner && <CompanyForm details={details.data} />}
        </Card>
        <div className={styles.column}>
          <PeopleCard isOwner={isOwner} />
          {membership.audience === 'office' && <TermsCard isOwner={isOwner} />}
          {membership.audience === 'office' && <PlacesCard />}
        </div>
      </div>
    </>
  );
};
