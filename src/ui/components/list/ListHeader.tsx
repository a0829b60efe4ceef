import type { ReactNode } from 'react';
import { RoomHeading } from '../RoomHeading.tsx';
import styles from './ListHeader.module.css';

interface ListHeaderProps {
  readonly title: string;
  /** How many rows the view has, formatted; undefined while unknown. */
  readonly count?: string | undefined;
  /** Views of the list. */
  readonly views?: ReactNode;
  /** Actions such as adding a record; none for viewers. */
  readonly children?: ReactNode;
}

/** The header of a list in one line: its name, its views and what can be added. */
export const ListHeader = ({ title, count, views, children }: ListHeaderProps) => (
  <header className={styles.head} data-list-page="">
    <div className={styles.name}>
      <RoomHeading>{title}</RoomHeading>
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </div>
    {views}
    {children && <div className={styles.ways}>{children}</div>}
  </header>
);
