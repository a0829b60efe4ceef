import { partOfDay } from '../../../domain/greeting/partOfDay.ts';
import { useLocale } from '../../hooks/useLocale.ts';
import { useNow } from '../../hooks/useNow.ts';
import { useSession } from '../../hooks/useSession.ts';
import { RoomHeading } from '../../components/RoomHeading.tsx';
import { useAdminTexts } from '../../hooks/useAdminTexts.ts';
import { useWorkplace } from '../admin/useWorkplace.ts';
import { CompanyCard } from './CompanyCard.tsx';
import styles from './DashboardPage.module.css';
import { FleetCards } from './FleetCards.tsx';
import { NothingWaits } from './NothingWaits.tsx';

/** The front page of the day: who one is, where one works, and what there is to do. */
export const DashboardPage = () => {
  const { dashboard, shell } = useAdminTexts();
  const { user } = useSession();
  const { membership } = useWorkplace();
  const locale = useLocale();
  const now = useNow();
  const [firstName = ''] = (user?.name ?? '').split(' ');
  const today = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' }).format(now);
  return (
    <>
      <header className={styles.head}>
        <p className={styles.date}>{today}</p>
        <RoomHeading title={shell.room.dashboard}>
          {dashboard.greeting[partOfDay(now.getHours())](firstName)}
        </RoomHeading>
      </header>
      <div className={styles.cards}>
        {membership.audience === 'fleet' ? <FleetCards /> : <NothingWaits />}
        <CompanyCard membership={membership} />
      </div>
    </>
  );
};
