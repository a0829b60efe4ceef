import { Skeleton } from '../../components/Skeleton.tsx';
import { useTexts } from '../../shared/useTexts.ts';
import styles from './CompanyForm.module.css';

/** Placeholder of the company's details. */
export const CompanySkeleton = () => {
  const { product } = useTexts();
  return (
    <div className={styles.form} role="status">
      <span className="visually-hidden">{product.loading}</span>
      {Array.from({ length: 6 }, (_, at) => (
        <Skeleton key={at} height="var(--target)" />
      ))}
    </div>
  );
};
