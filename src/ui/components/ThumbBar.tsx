import type { ReactNode } from 'react';
import styles from './ThumbBar.module.css';

/** The ways on from a long page, at hand at its lower edge. What has the focus is scrolled clear of it. */
export const ThumbBar = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.bar} data-thumb-bar="">
    {children}
  </div>
);
