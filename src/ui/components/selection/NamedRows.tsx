import { Link } from 'react-router-dom';
import type { NamedRow } from './BulkState.ts';
import styles from './BulkDialog.module.css';

/** Rows by their names, each with what is said of it. */
export const NamedRows = ({ title, rows }: { readonly title: string; readonly rows: readonly NamedRow[] }) => (
  <section className={styles.named} aria-label={title}>
    <h3>{title}</h3>
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long list scrolls, and must do so by keyboard too */}
    <ul tabIndex={0} aria-label={title}>
      {rows.map(({ id, name, why, path }) => (
        <li key={id}>
          <strong>{path === undefined ? name : <Link to={path}>{name}</Link>}</strong> {why}
        </li>
      ))}
    </ul>
  </section>
);
