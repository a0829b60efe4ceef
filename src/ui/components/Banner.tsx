import type { ReactNode } from 'react';
import styles from './Banner.module.css';

interface BannerProps {
  /** Whether it sticks to the top while scrolling. */
  readonly stays?: boolean;
  readonly children: ReactNode;
}

/** A full-width message, announced when it appears. */
export const Banner = ({ stays, children }: BannerProps) => (
  <div role="status" className={styles.banner} data-stays={(stays && Boolean(children)) || undefined}>
    {children}
  </div>
);
