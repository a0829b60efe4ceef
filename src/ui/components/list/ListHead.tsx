import type { ReactNode } from 'react';
import { RoomHeading } from '../RoomHeading.tsx';
import styles from './ListHead.module.css';

interface ListHeadProps {
  readonly title: string;
  /** A line that says what stands in the list. */
  readonly lead?: string;
  /** The ways to add to it; nothing for who only reads. */
  readonly children?: ReactNode;
}

/** The head of a list's page. */
export const ListHead = ({ title, lead, children }: ListHeadProps) => (
  <header className={styles.head}>
    <div>
      <RoomHeading>{title}</RoomHeading>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
    </div>
    {children && <div className={styles.ways}>{children}</div>}
  </header>
);
