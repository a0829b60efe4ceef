import { Skeleton } from '../components/Skeleton.tsx';
import { useTexts } from '../shared/useTexts.ts';
import styles from './AdminSkeleton.module.css';

/** The shell while companies are loading. */
export const AdminSkeleton = () => {
  const { product } = useTexts();
  return (
    <div className={styles.shell} role="status">
      <span className="visually-hidden">{product.loading}</span>
      <div className={styles.side} />
      <div className={styles.top} />
      <div className={styles.content}>
        <Skeleton width="14rem" height="2rem" />
        <Skeleton height="9rem" />
        <Skeleton height="18rem" />
      </div>
    </div>
  );
};
