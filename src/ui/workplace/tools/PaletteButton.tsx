import { KeyCaps } from '../../components/KeyCaps.tsx';
import { SearchIcon } from '../../components/SearchIcon.tsx';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import styles from './PaletteButton.module.css';
import { useShowTool } from './useShowTool.ts';

/** Opens the palette. */
export const PaletteButton = () => {
  const { shell } = useAdminTexts();
  const showTool = useShowTool();
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={shell.palette}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => showTool('palette')}
    >
      <SearchIcon />
      <span className={styles.words}>{shell.search}</span>
      <span className={styles.words} aria-hidden="true">
        <KeyCaps keys="Mod+k" />
      </span>
    </button>
  );
};
