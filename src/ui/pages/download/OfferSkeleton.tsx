import { Skeleton } from '../../components/Skeleton.tsx';
import { useDownloadTexts } from '../../hooks/useDownloadTexts.ts';
import styles from './OfferSkeleton.module.css';

/** Stands where the invitation will. */
export const OfferSkeleton = () => {
  const download = useDownloadTexts();
  return (
    <div className={styles.lines}>
      <span className="visually-hidden">{download.reading}</span>
      <Skeleton width="85%" />
      <Skeleton width="55%" />
    </div>
  );
};
