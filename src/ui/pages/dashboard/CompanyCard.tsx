import type { Membership } from '../../../domain/company/Membership.ts';
import { Card } from '../../components/Card.tsx';
import { useBrandCompany } from '../../hooks/useBrandCompany.ts';
import { useAdminTexts } from '../../hooks/useAdminTexts.ts';
import styles from './CompanyCard.module.css';

export const CompanyCard = ({ membership }: { readonly membership: Membership }) => {
  const { dashboard, workplace } = useAdminTexts();
  const brandCompany = useBrandCompany();
  return (
    <Card title={dashboard.company.title}>
      <dl className={styles.facts}>
        <div>
          <dt>{dashboard.company.name}</dt>
          <dd>{membership.name}</dd>
        </div>
        <div>
          <dt>{dashboard.company.kind}</dt>
          <dd>{workplace.audience[membership.audience]}</dd>
        </div>
        <div>
          <dt>{dashboard.company.role}</dt>
          <dd>{workplace.role[membership.role]}</dd>
        </div>
        {brandCompany && (
          <div>
            <dt>{dashboard.company.platform}</dt>
            <dd>{brandCompany.name}</dd>
          </div>
        )}
      </dl>
    </Card>
  );
};
