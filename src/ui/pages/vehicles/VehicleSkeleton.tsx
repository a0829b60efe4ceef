import { Skeleton } from '../../components/Skeleton.tsx';
import { useTexts } from '../../hooks/useTexts.ts';
import styles from './VehicleDetails.module.css';

/** The shape of a vehicle that is on its way. */
export const VehicleSkeleton = () => {
  const { product } = useTexts();
  return (
    <div role="status">
      <span className="visually-hidden">{product.loading}</span>
      <div className={styles.head}>
        <Skeleton width="16rem" height="2.25rem" />
      </div>
      <div className={styles.parts}>
        <div className={styles.part}>
          <Skeleton height="18rem" />
          <Skeleton height="16rem" />
        </div>
        <div className={styles.part}>
          <Skeleton height="12rem" />
          <Skeleton height="18rem" />
        </div>
      </div>
    </div>
  );
};
