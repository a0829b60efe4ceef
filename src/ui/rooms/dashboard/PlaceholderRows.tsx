import { Skeleton } from '../../components/Skeleton.tsx';
import { useTexts } from '../../shared/useTexts.ts';
import styles from './DayRow.module.css';

interface PlaceholderRowsProps {
  readonly count: number;
  /** Whether phones show the first few only. */
  readonly isUrgent?: boolean;
}

/** Placeholder rows of a card, as high as the real ones. */
export const PlaceholderRows = ({ count, isUrgent }: PlaceholderRowsProps) => {
  const { product } = useTexts();
  return (
    <div role="status">
      <span className="visually-hidden">{product.loading}</span>
      <div className={isUrgent ? styles.urgent : undefined}>
        {Array.from({ length: count }, (_, row) => (
          <div key={row} className={styles.row}>
            <Skeleton width="var(--portrait)" height="var(--portrait)" />
            <span className={styles.who}>
              <Skeleton width="40%" />
              <Skeleton width="60%" />
            </span>
            <Skeleton width="4.5rem" />
          </div>
        ))}
      </div>
    </div>
  );
};
