import type { ReactNode } from 'react';
import styles from './Sign.module.css';

interface SignProps {
  /** `good` where it tells good news. */
  readonly tone?: 'good';
  /** An icon. */
  readonly children: ReactNode;
}

/** An icon in a disc, of the size of a face beside a name. */
export const Sign = ({ tone, children }: SignProps) => (
  <span className={styles.sign} data-tone={tone}>
    {children}
  </span>
);
