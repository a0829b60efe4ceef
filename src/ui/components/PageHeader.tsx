import type { ReactNode } from 'react';
import { RoomHeading } from './RoomHeading.tsx';
import styles from './PageHeader.module.css';

interface PageHeaderProps {
  readonly title: string;
  /** A line about the page. */
  readonly lead?: ReactNode;
  /** Actions such as adding a record; none for viewers. */
  readonly children?: ReactNode;
}

/** The header of a room or list page. */
export const PageHeader = ({ title, lead, children }: PageHeaderProps) => (
  <header className={styles.head}>
    <div>
      <RoomHeading>{title}</RoomHeading>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
    </div>
    {children && <div className={styles.ways}>{children}</div>}
  </header>
);
