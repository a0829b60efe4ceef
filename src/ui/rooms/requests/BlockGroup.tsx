import type { ReactNode } from 'react';
import styles from './BlockGroup.module.css';

interface BlockGroupProps {
  readonly legend: string;
  /** Below the items, such as a button for another one. */
  readonly below?: ReactNode;
  readonly children: ReactNode;
}

/** A block of the form that holds a list of items, such as stops. */
export const BlockGroup = ({ legend, below, children }: BlockGroupProps) => (
  <fieldset className={styles.block}>
    <legend>{legend}</legend>
    <div className={styles.items}>{children}</div>
    {below && <div className={styles.below}>{below}</div>}
  </fieldset>
);
