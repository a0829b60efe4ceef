import type { Membership } from '../../../domain/company/Membership.ts';
import { useAdminTexts } from '../../hooks/useAdminTexts.ts';
import styles from './CompanyList.module.css';

interface CompanyListProps {
  readonly memberships: readonly Membership[];
  readonly onChoose: (membership: Membership) => void;
}

export const CompanyList = ({ memberships, onChoose }: CompanyListProps) => {
  const { workplace } = useAdminTexts();
  return (
    <ul className={styles.list}>
      {memberships.map((membership) => (
        <li key={membership.id}>
          <button type="button" onClick={() => onChoose(membership)}>
            <strong>{membership.name}</strong>
            <span>
              {workplace.audience[membership.audience]} · {workplace.role[membership.role]}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
};
