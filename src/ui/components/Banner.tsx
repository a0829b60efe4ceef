import type { ReactNode } from 'react';
import styles from './Banner.module.css';

/** One sentence over the whole width, announced when it appears. */
export const Banner = ({ children }: { readonly children: ReactNode }) => (
  <div role="status" className={styles.banner}>
    {children}
  </div>
);
