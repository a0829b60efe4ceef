import type { Membership } from '../../domain/company/Membership.ts';
import { Button } from '../components/Button.tsx';
import { useChooseCompany } from '../shared/workplace/useChooseCompany.ts';
import { useHandOver } from './useHandOver.ts';
import { useAdminTexts } from '../shared/useAdminTexts.ts';
import { useLeave } from '../shared/leaving/useLeave.ts';
import { CompanyList } from './CompanyList.tsx';
import styles from './CompanySwitcher.module.css';
import { PopoverMenu } from './PopoverMenu.tsx';
import { useWorkplace } from '../shared/workplace/useWorkplace.ts';

/** The current company; a menu if there are others, here or on the other audience's host. */
export const CompanySwitcher = () => {
  const { workplace } = useAdminTexts();
  const { membership, others, elsewhere } = useWorkplace();
  const chooseCompany = useChooseCompany();
  const handOver = useHandOver();
  const leave = useLeave();
  const [other] = elsewhere;
  const choose = (company: Membership): void => {
    if (company.id !== membership.id) leave(() => chooseCompany(company));
  };
  const current = <strong className={styles.name}>{membership.name}</strong>;
  if (others.length === 0 && !other) return <div className={styles.alone}>{current}</div>;
  return (
    <div className={styles.switcher}>
      {/* A new key closes the menu after a switch. */}
      <PopoverMenu
        key={membership.id}
        label={workplace.switch(membership.name)}
        trigger={
          <>
            {current}
            <svg
              viewBox="0 0 24 24"
              width="18"
              height="18"
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              aria-hidden="true"
            >
              <path d="m8 10 4-4 4 4M8 14l4 4 4-4" />
            </svg>
          </>
        }
      >
        <div className={styles.choices}>
          {others.length > 0 && (
            <CompanyList current={membership.id} memberships={[membership, ...others]} onChoose={choose} />
          )}
          {other && (
            <Button variant="secondary" wide busy={handOver.pending} onClick={() => void handOver.run(other.audience)}>
              {workplace.goTo(workplace.place[other.audience])}
            </Button>
          )}
        </div>
      </PopoverMenu>
    </div>
  );
};
