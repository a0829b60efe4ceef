import { useTexts } from '../../hooks/useTexts.ts';
import { Skeleton } from '../Skeleton.tsx';
import styles from './Record.module.css';
import { RecordParts } from './RecordParts.tsx';

/** The shape of a record that is on its way. */
export const RecordSkeleton = () => {
  const { product } = useTexts();
  return (
    <div role="status">
      <span className="visually-hidden">{product.loading}</span>
      <div className={styles.head}>
        <Skeleton width="16rem" height="2.25rem" />
      </div>
      <RecordParts
        main={
          <>
            <Skeleton height="18rem" />
            <Skeleton height="16rem" />
          </>
        }
        side={
          <>
            <Skeleton height="14rem" />
            <Skeleton height="16rem" />
          </>
        }
      />
    </div>
  );
};
