import type { ReactNode } from 'react';
import { Heading } from '../Heading.tsx';
import { IconDisc } from '../IconDisc.tsx';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  /** An icon for what is missing. */
  readonly icon: ReactNode;
  /** Left out if the page's heading says it. */
  readonly title?: string;
  readonly text: string;
  /** Actions. */
  readonly children?: ReactNode;
}

/** Shown in place of rows: why there are none, and what to do. */
export const EmptyState = ({ icon, title, text, children }: EmptyStateProps) => (
  <div className={styles.empty}>
    <IconDisc>{icon}</IconDisc>
    {title !== undefined && <Heading below={1}>{title}</Heading>}
    <p>{text}</p>
    {children && <div className={styles.ways}>{children}</div>}
  </div>
);
