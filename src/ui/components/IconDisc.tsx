import type { ReactNode } from 'react';
import styles from './IconDisc.module.css';

interface IconDiscProps {
  readonly tone?: 'good';
  /** An icon. */
  readonly children: ReactNode;
}

/** An icon in a disc, as large as an avatar. */
export const IconDisc = ({ tone, children }: IconDiscProps) => (
  <span className={styles.disc} data-tone={tone}>
    {children}
  </span>
);
