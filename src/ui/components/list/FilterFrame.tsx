import type { ReactNode } from 'react';
import styles from './FilterFrame.module.css';

interface FilterFrameProps {
  /** One labelled control. */
  readonly children: ReactNode;
  /** Whether the filter is active, which makes it stand out. */
  readonly chosen: boolean;
  /** Twice as wide as others, if there is room. */
  readonly wide?: boolean;
}

/** Puts a filter's label inside its control, above the value. */
export const FilterFrame = ({ children, chosen, wide }: FilterFrameProps) => (
  <div className={styles.frame} data-chosen={chosen || undefined} data-wide={wide || undefined}>
    {children}
  </div>
);
