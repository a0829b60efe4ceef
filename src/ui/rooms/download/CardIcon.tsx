import styles from './CardIcon.module.css';
import type { Standing } from './Standing.ts';

const truck =
  'M2.5 6.5h11v9h-11zM13.5 9.5h4l4 3.5v2.5h-8zM7 18.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM17 18.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z';
const ring = 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z';
const tick = `${ring}M8 12.3l2.8 2.8 5.2-5.6`;
const mark = `${ring}M12 7.5v5.5M12 16.5v.01`;

/**
 * An icon in the brand's shape: a truck for an open invitation, a tick for an accepted one, an exclamation mark for a
 * dead link.
 */
export const CardIcon = ({ standing }: { readonly standing: Standing }) => {
  const signs: Partial<Record<Standing, string>> = { open: truck, accepted: tick };
  return (
    <span className={styles.sign} data-standing={standing} aria-hidden="true">
      <svg viewBox="0 0 24 24" width="28" height="28">
        <path d={signs[standing] ?? mark} />
      </svg>
    </span>
  );
};
