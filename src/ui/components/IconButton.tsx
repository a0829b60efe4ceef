import styles from './IconButton.module.css';
import { LineIcon } from './LineIcon.tsx';

interface IconButtonProps {
  readonly label: string;
  /** SVG path in a 24 × 24 box. */
  readonly path: string;
  readonly onClick: () => void;
}

/** A button that shows only an icon. */
export const IconButton = ({ label, path, onClick }: IconButtonProps) => (
  <button type="button" className={styles.icon} aria-label={label} title={label} onClick={onClick}>
    <LineIcon path={path} />
  </button>
);
