import type { ReactNode } from 'react';
import styles from './FilterFrame.module.css';

interface FilterFrameProps {
  /** One labelled field. */
  readonly children: ReactNode;
  /** Whether the filter is active, which makes it stand out. */
  readonly chosen: boolean;
}

/** A filter that is a field, with its label beside it. */
export const FilterFrame = ({ children, chosen }: FilterFrameProps) => (
  <div className={styles.frame} data-chosen={chosen || undefined}>
    {children}
  </div>
);
