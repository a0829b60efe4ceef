import styles from './Skeleton.module.css';

interface SkeletonProps {
  /** CSS lengths. Without them there is no inline style, which a page rendered by a server may not have. */
  readonly width?: string;
  readonly height?: string;
}

/** A placeholder of the size of the content that is loading. */
export const Skeleton = ({ width, height }: SkeletonProps) => (
  <span className={styles.skeleton} style={width || height ? { width, height } : undefined} aria-hidden="true" />
);
