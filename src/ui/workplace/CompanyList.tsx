import type { Membership } from '../../domain/company/Membership.ts';
import { TickIcon } from '../components/TickIcon.tsx';
import { useAdminTexts } from '../shared/useAdminTexts.ts';
import styles from './CompanyList.module.css';

interface CompanyListProps {
  /** The current company, if this is a menu to switch. */
  readonly current?: string;
  readonly memberships: readonly Membership[];
  readonly onChoose: (membership: Membership) => void;
}

export const CompanyList = ({ current, memberships, onChoose }: CompanyListProps) => {
  const { workplace } = useAdminTexts();
  return (
    <ul className={styles.list} data-menu={current === undefined ? undefined : true}>
      {memberships.map((membership) => (
        <li key={membership.id}>
          <button
            type="button"
            aria-current={membership.id === current || undefined}
            onClick={() => onChoose(membership)}
          >
            <span className={styles.words}>
              <strong>{membership.name}</strong>
              <span className={styles.kind}>
                {workplace.audience[membership.audience]} · {workplace.role[membership.role]}
              </span>
            </span>
            {membership.id === current && <TickIcon />}
          </button>
        </li>
      ))}
    </ul>
  );
};
