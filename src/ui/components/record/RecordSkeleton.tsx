import { useTexts } from '../../shared/useTexts.ts';
import { Skeleton } from '../Skeleton.tsx';
import { SkeletonCard } from '../SkeletonCard.tsx';
import styles from './Record.module.css';
import { RecordParts } from './RecordParts.tsx';

/** Placeholder of a record page. */
export const RecordSkeleton = () => {
  const { product } = useTexts();
  return (
    <div role="status">
      <span className="visually-hidden">{product.loading}</span>
      <div className={styles.awaitedBack}>
        <Skeleton width="5rem" />
      </div>
      <div className={styles.head}>
        <div className={styles.name}>
          <div className={styles.picture}>
            <Skeleton width="var(--portrait)" height="var(--portrait)" />
          </div>
          <div className={styles.title}>
            <Skeleton width="12rem" height="2.125rem" />
            <Skeleton width="16rem" height="1.5rem" />
            <Skeleton width="10rem" height="1.5rem" />
          </div>
        </div>
      </div>
      <RecordParts
        first={<SkeletonCard facts={3} />}
        main={
          <>
            <SkeletonCard facts={10} />
            <SkeletonCard facts={6} />
          </>
        }
        side={<SkeletonCard facts={2} />}
      />
    </div>
  );
};
