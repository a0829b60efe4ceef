import { brandImage } from '../../domain/brand/brandImage.ts';
import type { LazyPart } from '../shared/loading/lazyPart.ts';
import { useAdminTexts } from '../shared/useAdminTexts.ts';
import { useBrand } from '../theme/useBrand.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { Bell } from './bell/Bell.tsx';
import { CompanySwitcher } from './CompanySwitcher.tsx';
import { PaletteButton } from './tools/PaletteButton.tsx';
import styles from './TopBar.module.css';

interface TopBarProps {
  /** The panel of the bell. */
  readonly bell: LazyPart;
  readonly onMenu: () => void;
}

export const TopBar = ({ bell, onMenu }: TopBarProps) => {
  const { shell } = useAdminTexts();
  const brand = useBrand();
  return (
    <header className={styles.bar}>
      <button type="button" className={styles.menu} onClick={onMenu} aria-label={shell.menu}>
        <svg viewBox="0 0 24 24" width="24" height="24" stroke="currentColor" strokeWidth="2" aria-hidden="true">
          <path d="M4 7h16M4 12h16M4 17h16" />
        </svg>
      </button>
      <img className={styles.mark} src={brandImage(brand, 'favicon.svg')} alt="" />
      <CompanySwitcher />
      <PaletteButton />
      <Bell panel={bell} />
      <AccountMenu />
    </header>
  );
};
