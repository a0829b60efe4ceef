import type { ReactNode } from 'react';
import styles from './FieldRow.module.css';

interface FieldRowProps {
  /** `window` is a day with two times. */
  readonly layout?: 'window';
  readonly children: ReactNode;
}

/** Fields side by side if there is room. */
export const FieldRow = ({ layout, children }: FieldRowProps) => (
  <div className={styles.row} data-layout={layout}>
    {children}
  </div>
);
