import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import styles from './ViewTabs.module.css';

export interface ViewTab {
  readonly key: string;
  readonly name: string;
  readonly to: string;
  /** How many rows it has, formatted; undefined while unknown. */
  readonly count?: string | undefined;
  /** Whether the company shares it. */
  readonly isShared?: boolean;
}

interface ViewTabsProps {
  readonly tabs: readonly ViewTab[];
  /** Key of the view the list builds on. */
  readonly current: string;
}

/** The views of a list, as links. */
export const ViewTabs = ({ tabs, current }: ViewTabsProps) => {
  const { views: words } = useAdminTexts().list;
  const row = useRef<HTMLUListElement>(null);
  // A row wider than the page shows the current view. The page itself does not move.
  useEffect(() => {
    const links = row.current?.querySelectorAll<HTMLElement>('a') ?? [];
    const link = [...links].find(({ dataset }) => dataset['view'] === current);
    if (link && row.current) row.current.scrollLeft = link.offsetLeft - row.current.offsetLeft - link.offsetWidth / 2;
  }, [current]);
  return (
    <nav className={styles.tabs} aria-label={words.title}>
      <ul ref={row}>
        {tabs.map(({ key, name, to, count, isShared }) => (
          <li key={key}>
            <Link
              to={to}
              data-view={key}
              aria-current={key === current ? 'page' : undefined}
              title={isShared ? words.shared : undefined}
            >
              {name} {count !== undefined && <span className={styles.count}>{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
