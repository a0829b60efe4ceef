import { NavLink } from 'react-router-dom';
import { routes } from '../../../domain/access/routes.ts';
import { BrandLogo } from '../../components/BrandLogo.tsx';
import { useBrandName } from '../../hooks/useBrandName.ts';
import { useAdminTexts } from '../../hooks/useAdminTexts.ts';
import { useBrand } from '../../theme/useBrand.ts';
import styles from './SideBar.module.css';

/** The rooms, on the brand's gradient. `onGo` is told when one is entered. */
export const SideBar = ({ onGo }: { readonly onGo?: () => void }) => {
  const { shell } = useAdminTexts();
  return (
    <nav className={styles.bar} aria-label={shell.rooms}>
      <div className={styles.logo}>
        <BrandLogo brand={useBrand()} name={useBrandName()} ground="dark" />
      </div>
      <ul className={styles.rooms}>
        <li>
          <NavLink to={routes.dashboard} onClick={onGo}>
            <svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor" aria-hidden="true">
              <path d="M4 4h7v9H4zM13 4h7v5h-7zM13 11h7v9h-7zM4 15h7v5H4z" />
            </svg>
            {shell.dashboard}
          </NavLink>
        </li>
      </ul>
    </nav>
  );
};
