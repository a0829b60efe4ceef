import type { ReactNode } from 'react';
import styles from './FilterFrame.module.css';

interface FilterFrameProps {
  /** One labelled control. */
  readonly children: ReactNode;
  /** Whether it narrows the list: it stands out while it does. */
  readonly chosen: boolean;
  /** Twice as wide as the others, where there is room. */
  readonly wide?: boolean;
}

/** Puts the label of a filter into its control, above the value. */
export const FilterFrame = ({ children, chosen, wide }: FilterFrameProps) => (
  <div className={styles.frame} data-chosen={chosen || undefined} data-wide={wide || undefined}>
    {children}
  </div>
);
