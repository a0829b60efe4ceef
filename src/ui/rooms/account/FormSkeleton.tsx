import { Skeleton } from '../../components/Skeleton.tsx';
import { useTexts } from '../../shared/useTexts.ts';
import styles from './FormSkeleton.module.css';

/** The shape of a form whose script is on its way. */
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
