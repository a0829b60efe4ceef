import { Button } from '../Button.tsx';
import styles from './SelectMode.module.css';

interface SelectModeProps {
  readonly label: string;
  readonly isOn: boolean;
  /** Whether the list shows cards whatever the width. */
  readonly isAlways: boolean;
  readonly onSwitch: (isOn: boolean) => void;
}

/** Shows the boxes of cards, which have no room for them otherwise. Tables always show theirs. */
export const SelectMode = ({ label, isOn, isAlways, onSwitch }: SelectModeProps) => (
  <span className={styles.mode} data-always={isAlways || undefined}>
    <Button variant="secondary" aria-pressed={isOn} onClick={() => onSwitch(!isOn)}>
      {label}
    </Button>
  </span>
);
