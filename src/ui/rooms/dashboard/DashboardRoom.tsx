import { dateFormat } from '../../../domain/calendar/dateFormat.ts';
import { partOfDay } from '../../../domain/greeting/partOfDay.ts';
import { useLocale } from '../../shared/useLocale.ts';
import { useNow } from '../../shared/useNow.ts';
import { useSession } from '../../shared/useSession.ts';
import { RoomHeading } from '../../components/RoomHeading.tsx';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useWorkplace } from '../../shared/workplace/useWorkplace.ts';
import styles from './DashboardRoom.module.css';
import { FleetDay } from './FleetDay.tsx';
import { OfficeDay } from './OfficeDay.tsx';
import { useDashboardTexts } from './useDashboardTexts.ts';

/** The dashboard: a greeting, the company, and what there is to do. */
export const DashboardRoom = () => {
  const dashboard = useDashboardTexts();
  const { shell } = useAdminTexts();
  const { user } = useSession();
  const { membership } = useWorkplace();
  const locale = useLocale();
  const now = useNow();
  const [firstName = ''] = (user?.name ?? '').split(' ');
  const today = dateFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' }).format(now);
  return (
    <>
      <header className={styles.head}>
        <p className={styles.date}>{today}</p>
        <RoomHeading title={shell.room.dashboard}>
          {dashboard.greeting[partOfDay(now.getHours())](firstName)}
        </RoomHeading>
      </header>
      {membership.audience === 'fleet' ? <FleetDay /> : <OfficeDay />}
    </>
  );
};
