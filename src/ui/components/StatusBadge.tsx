import type { ReactNode } from 'react';
import styles from './StatusBadge.module.css';

/** How good the news is. */
export type Tone = 'good' | 'open' | 'warning' | 'bad' | 'quiet';

interface StatusBadgeProps {
  readonly tone: Tone;
  /** The word says what the news is. */
  readonly children: ReactNode;
}

export const StatusBadge = ({ tone, children }: StatusBadgeProps) => (
  <span className={styles.badge} data-tone={tone}>
    {children}
  </span>
);
