import type { ReactNode } from 'react';
import { IconDisc } from '../IconDisc.tsx';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  /** A sign of what is not there. */
  readonly icon: ReactNode;
  /** Left out where the page's heading says it. */
  readonly title?: string;
  readonly text: string;
  /** The ways on. */
  readonly children?: ReactNode;
}

/** Stands where rows would, and says what to do about it. */
export const EmptyState = ({ icon, title, text, children }: EmptyStateProps) => (
  <div className={styles.empty}>
    <IconDisc>{icon}</IconDisc>
    {title !== undefined && <h2>{title}</h2>}
    <p>{text}</p>
    {children && <div className={styles.ways}>{children}</div>}
  </div>
);
