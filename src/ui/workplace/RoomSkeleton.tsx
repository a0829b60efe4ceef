import { Skeleton } from '../components/Skeleton.tsx';
import { useTexts } from '../shared/useTexts.ts';
import styles from './RoomSkeleton.module.css';

/** A room while its chunk is loading: a heading, a bar, a list. */
export const RoomSkeleton = () => {
  const { product } = useTexts();
  return (
    <div className={styles.room} role="status">
      <span className="visually-hidden">{product.loading}</span>
      <Skeleton width="12rem" height="2.25rem" />
      <Skeleton height="var(--target)" />
      <Skeleton height="28rem" />
    </div>
  );
};
