import styles from './Card.module.css';
import factStyles from './FactList.module.css';
import { Skeleton } from './Skeleton.tsx';

interface SkeletonCardProps {
  /** Number of facts it will show. */
  readonly facts: number;
}

/** Placeholder of a card of facts. */
export const SkeletonCard = ({ facts }: SkeletonCardProps) => (
  <div className={styles.card}>
    <div className={styles.head}>
      <Skeleton width="8rem" height="1.5rem" />
    </div>
    <div className={factStyles.facts} data-variant="grid">
      {Array.from({ length: facts }, (_, at) => (
        <div key={at} className={factStyles.awaited}>
          <Skeleton width="40%" height="0.75rem" />
          <Skeleton width="70%" />
        </div>
      ))}
    </div>
  </div>
);
