import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  readonly title: string;
  readonly text: string;
  /** The way on. */
  readonly children?: ReactNode;
}

/** Stands where rows would, and says what to do about it. */
export const EmptyState = ({ title, text, children }: EmptyStateProps) => (
  <div className={styles.empty}>
    <h2>{title}</h2>
    <p>{text}</p>
    {children}
  </div>
);
