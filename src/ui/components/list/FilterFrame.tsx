import type { ReactNode } from 'react';
import styles from './FilterFrame.module.css';

interface FilterFrameProps {
  /** One labelled control. */
  readonly children: ReactNode;
  /** Twice as wide as the others, where there is room. */
  readonly wide?: boolean;
}

/** Puts the label of a filter into its control, above the value. */
export const FilterFrame = ({ children, wide }: FilterFrameProps) => (
  <div className={styles.frame} data-wide={wide || undefined}>
    {children}
  </div>
);
