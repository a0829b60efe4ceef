import { KeyCaps } from '../../components/KeyCaps.tsx';
import styles from './Palette.module.css';
import { usePaletteTexts } from './usePaletteTexts.ts';

/** What the keys do, for those who have some. Screen readers tell it by the field's role. */
export const PaletteHints = () => {
  const { hint } = usePaletteTexts();
  const hints = [
    ['ArrowUp ArrowDown', hint.choose],
    ['Enter', hint.open],
    ['Mod+Enter', hint.newTab],
    ['Escape', hint.close],
  ] as const;
  return (
    <p className={styles.hints} aria-hidden="true">
      {hints.map(([keys, text]) => (
        <span key={keys}>
          <KeyCaps keys={keys} /> {text}
        </span>
      ))}
    </p>
  );
};
