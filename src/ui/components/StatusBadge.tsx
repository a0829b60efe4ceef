import type { ReactNode } from 'react';
import styles from './StatusBadge.module.css';

export type Tone = 'good' | 'open' | 'warning' | 'bad' | 'quiet';

interface StatusBadgeProps {
  readonly tone: Tone;
  /** The status in a word, so that colour is not the only sign. */
  readonly children: ReactNode;
}

export const StatusBadge = ({ tone, children }: StatusBadgeProps) => (
  <span className={styles.badge} data-tone={tone}>
    {children}
  </span>
);
