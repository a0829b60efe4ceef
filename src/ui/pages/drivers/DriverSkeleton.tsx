import { Skeleton } from '../../components/Skeleton.tsx';
import { useTexts } from '../../hooks/useTexts.ts';
import styles from './DriverDetail.module.css';

/** The shape of a driver who is on the way. */
export const DriverSkeleton = () => {
  const { product } = useTexts();
  return (
    <div role="status">
      <span className="visually-hidden">{product.loading}</span>
      <div className={styles.head}>
        <Skeleton width="16rem" height="2.25rem" />
      </div>
      <div className={styles.parts}>
        <div className={styles.main}>
          <Skeleton height="12rem" />
          <Skeleton height="14rem" />
          <Skeleton height="10rem" />
        </div>
        <div className={styles.side}>
          <Skeleton height="18rem" />
          <Skeleton height="16rem" />
        </div>
      </div>
    </div>
  );
};
