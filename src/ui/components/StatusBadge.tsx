import type { ReactNode } from 'react';
import styles from './StatusBadge.module.css';

/** `open` is agreed on, `busy` under way, `stopped` off work, and `bad` against the law: nothing else is red. */
export type Tone = 'good' | 'open' | 'busy' | 'warning' | 'bad' | 'stopped' | 'quiet';

interface StatusBadgeProps {
  readonly tone: Tone;
  /** The status in a word. Each tone also has a shape and a lightness of its own, so that hue is never the only sign. */
  readonly children: ReactNode;
}

export const StatusBadge = ({ tone, children }: StatusBadgeProps) => (
  <span className={styles.badge} data-tone={tone}>
    {children}
  </span>
);
