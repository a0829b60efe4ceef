import { Skeleton } from '../../components/Skeleton.tsx';
import { useTexts } from '../../shared/useTexts.ts';
import styles from './FormSkeleton.module.css';

/** Placeholder of a form while its chunk is loading. */
export const FormSkeleton = () => {
  const { product } = useTexts();
  return (
    <div className={styles.form} role="status">
      <Skeleton width="60%" height="2.25rem" />
      <Skeleton width="85%" />
      <Skeleton height="3rem" />
      <Skeleton height="3rem" />
      <Skeleton height="3rem" />
      <span className="visually-hidden">{product.loading}</span>
    </div>
  );
};
