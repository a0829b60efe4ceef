import { Link } from 'react-router-dom';
import styles from './IconButton.module.css';
import { LineIcon } from './LineIcon.tsx';

interface IconRouteProps {
  readonly label: string;
  /** SVG path in a 24 × 24 box. */
  readonly path: string;
  /** Undefined if there is nowhere to go; the icon keeps its place. */
  readonly to: string | undefined;
}

/** A link within the application that shows only an icon, and replaces the history entry. */
export const IconRoute = ({ label, path, to }: IconRouteProps) =>
  to === undefined ? (
    <span role="link" className={styles.icon} aria-disabled="true" aria-label={label}>
      <LineIcon path={path} />
    </span>
  ) : (
    <Link replace className={styles.icon} to={to} aria-label={label} title={label}>
      <LineIcon path={path} />
    </Link>
  );
