import { Skeleton } from '../../components/Skeleton.tsx';
import { useTexts } from '../../shared/useTexts.ts';
import styles from './DayRow.module.css';

interface AwaitedRowsProps {
  readonly count: number;
  /** Whether only the first few are shown on a phone. */
  readonly isUrgent?: boolean;
}

/** Rows of a card that are on their way, as high as they will be. */
export const AwaitedRows = ({ count, isUrgent }: AwaitedRowsProps) => {
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
