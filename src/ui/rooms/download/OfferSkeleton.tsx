import { useEffect } from 'react';
import { Skeleton } from '../../components/Skeleton.tsx';
import { useDownloadTexts } from './useDownloadTexts.ts';
import { useLocale } from '../../shared/useLocale.ts';
import { whenIdle } from '../../shared/loading/whenIdle.ts';
import { expiryFormat } from './expiryFormat.ts';
import styles from './OfferSkeleton.module.css';

/**
 * Placeholder of the invitation. Also creates the date formatter ahead of time: the first one takes 60 ms on a slow
 * phone.
 */
export const OfferSkeleton = () => {
  const download = useDownloadTexts();
  const locale = useLocale();
  useEffect(() => whenIdle(() => void expiryFormat(locale)), [locale]);
  return (
    <div className={styles.lines}>
      <span className="visually-hidden">{download.reading}</span>
      <Skeleton />
      <Skeleton />
    </div>
  );
};
