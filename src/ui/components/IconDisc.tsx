import type { ReactNode } from 'react';
import styles from './IconDisc.module.css';

interface IconDiscProps {
  /** `good` where it tells good news. */
  readonly tone?: 'good';
  /** An icon. */
  readonly children: ReactNode;
}

/** An icon in a disc, of the size of a face beside a name. */
export const IconDisc = ({ tone, children }: IconDiscProps) => (
  <span className={styles.disc} data-tone={tone}>
    {children}
  </span>
);
