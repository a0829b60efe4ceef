import type { RefusedRow } from './BulkState.ts';
import styles from './BulkDialog.module.css';

/** Rows that cannot be changed, or were not, each with its reason. */
export const RefusedList = ({ title, rows }: { readonly title: string; readonly rows: readonly RefusedRow[] }) => (
  <section className={styles.refused} aria-label={title}>
    <h3>{title}</h3>
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long list scrolls, and must do so by keyboard too */}
    <ul tabIndex={0} aria-label={title}>
      {rows.map(({ id, name, why }) => (
        <li key={id}>
          <strong>{name}</strong> {why}
        </li>
      ))}
    </ul>
  </section>
);
