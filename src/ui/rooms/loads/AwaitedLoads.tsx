import { Skeleton } from '../../components/Skeleton.tsx';
import { useTexts } from '../../shared/useTexts.ts';
import styles from './NextLoads.module.css';

/** Placeholder of next loads. */
export const AwaitedLoads = () => {
  const { product } = useTexts();
  return (
    <div role="status" className={styles.loads}>
      <span className="visually-hidden">{product.loading}</span>
      {Array.from({ length: 3 }, (_, at) => (
        <div key={at} className={styles.load}>
          <Skeleton width="60%" />
          <Skeleton width="80%" height="0.75rem" />
        </div>
      ))}
    </div>
  );
};
