import { NavLink } from 'react-router-dom';
import { roomPath } from '../../domain/access/roomPath.ts';
import { roomsOf } from '../../domain/access/Room.ts';
import { BrandLogo } from '../components/BrandLogo.tsx';
import { RoomIcon } from '../components/RoomIcon.tsx';
import { urgentPapers } from '../../domain/paper/urgentPapers.ts';
import { useAdminTexts } from '../shared/useAdminTexts.ts';
import { useBrandName } from '../shared/useBrandName.ts';
import { usePaperCounts } from '../shared/usePaperCounts.ts';
import { useBrand } from '../theme/useBrand.ts';
import styles from './SideBar.module.css';
import { UrgentPapers } from './UrgentPapers.tsx';
import { useWorkplace } from '../shared/workplace/useWorkplace.ts';

/** Navigation between the rooms, on the brand's gradient. `onGo` is called on navigation. */
export const SideBar = ({ onGo }: { readonly onGo?: () => void }) => {
  const { shell } = useAdminTexts();
  const { membership } = useWorkplace();
  const urgent = urgentPapers(usePaperCounts(membership.audience === 'fleet').data);
  return (
    <nav className={styles.bar} aria-label={shell.rooms}>
      <div className={styles.logo}>
        <BrandLogo brand={useBrand()} name={useBrandName()} ground="dark" />
      </div>
      <ul className={styles.rooms}>
        {roomsOf(membership.audience).map((room) => (
          <li key={room}>
            <NavLink
              to={room === 'papers' && urgent > 0 ? `${roomPath(room)}?status=urgent` : roomPath(room)}
              onClick={onGo}
            >
              <RoomIcon room={room} />
              {shell.room[room]}
              {room === 'papers' && <UrgentPapers count={urgent} />}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};
