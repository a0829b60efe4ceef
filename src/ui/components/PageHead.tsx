import type { ReactNode } from 'react';
import { RoomHeading } from './RoomHeading.tsx';
import styles from './PageHead.module.css';

interface PageHeadProps {
  readonly title: string;
  /** A line that says what stands on the page. */
  readonly lead?: ReactNode;
  /** The ways to add to what it lists; nothing for whoever only reads. */
  readonly children?: ReactNode;
}

/** The head of a room's page, or of a list's. */
export const PageHead = ({ title, lead, children }: PageHeadProps) => (
  <header className={styles.head}>
    <div>
      <RoomHeading>{title}</RoomHeading>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
    </div>
    {children && <div className={styles.ways}>{children}</div>}
  </header>
);
