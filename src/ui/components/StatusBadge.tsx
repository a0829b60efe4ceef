import type { ReactNode } from 'react';
import styles from './StatusBadge.module.css';

/** `tone` says how good the news is; the word says what it is. */
interface StatusBadgeProps {
  readonly tone: 'good' | 'open' | 'warning' | 'bad' | 'quiet';
  readonly children: ReactNode;
}

export const StatusBadge = ({ tone, children }: StatusBadgeProps) => (
  <span className={styles.badge} data-tone={tone}>
    {children}
  </span>
);
