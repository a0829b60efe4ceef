import { useAdminTexts } from '../shared/useAdminTexts.ts';
import styles from './KeyCaps.module.css';

interface KeyCapsProps {
  /** As in `keyTable`. */
  readonly keys: string;
}

const isMac = (): boolean => /^(?:Mac|iP)/.test(navigator.platform);

/** Keys as they are printed on the keyboard. */
export const KeyCaps = ({ keys }: KeyCapsProps) => {
  const { keyNames } = useAdminTexts();
  const printed: Readonly<Record<string, string>> = { ...keyNames, Mod: isMac() ? '⌘' : keyNames.Mod };
  const nameOf = (key: string): string => (Object.hasOwn(printed, key) ? printed[key] : undefined) ?? key.toUpperCase();
  return (
    <span className={styles.keys}>
      {keys.split(/[ +]/).map((key) => (
        <kbd key={key}>{nameOf(key)}</kbd>
      ))}
    </span>
  );
};
