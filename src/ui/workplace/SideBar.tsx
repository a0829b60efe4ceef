import { NavLink } from 'react-router-dom';
import { roomPath } from '../../domain/access/roomPath.ts';
import { type Room, roomsOf } from '../../domain/access/Room.ts';
import { BrandLogo } from '../components/BrandLogo.tsx';
import { RoomIcon } from '../components/RoomIcon.tsx';
import { useAdminTexts } from '../shared/useAdminTexts.ts';
import { useBrandName } from '../shared/useBrandName.ts';
import { useBrand } from '../theme/useBrand.ts';
import styles from './SideBar.module.css';
import { UrgentPapers } from './UrgentPapers.tsx';
import { useRoomQuery } from './useRoomQuery.ts';
import { useWorkplace } from '../shared/workplace/useWorkplace.ts';

interface SideBarProps {
  /** The user may be about to open a room. */
  readonly onApproach: (room: Room) => void;
  readonly onGo?: () => void;
}

/** Under the initials in the top bar instead. */
const isInAccountMenu = (room: Room): boolean => room === 'account';

/** Navigation between the rooms, on the brand's gradient. */
export const SideBar = ({ onApproach, onGo }: SideBarProps) => {
  const { shell } = useAdminTexts();
  const { membership } = useWorkplace();
  const { urgent, queryOf } = useRoomQuery();
  return (
    <nav className={styles.bar} aria-label={shell.rooms}>
      <div className={styles.logo}>
        <BrandLogo brand={useBrand()} name={useBrandName()} ground="dark" />
      </div>
      <ul className={styles.rooms}>
        {roomsOf(membership.audience)
          .filter((room) => !isInAccountMenu(room))
          .map((room) => (
            <li key={room}>
              <NavLink
                to={roomPath(room) + queryOf(room)}
                onClick={onGo}
                onPointerEnter={() => onApproach(room)}
                onFocus={() => onApproach(room)}
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
