import type { ReactNode } from 'react';
import styles from './Banner.module.css';

interface BannerProps {
  /** Whether it stays in sight while the page is scrolled. */
  readonly stays?: boolean;
  readonly children: ReactNode;
}

/** One sentence over the whole width, announced when it appears. */
export const Banner = ({ stays, children }: BannerProps) => (
  <div role="status" className={styles.banner} data-stays={stays || undefined}>
    {children}
  </div>
);
