import type { ReactNode } from 'react';
import type { Company } from '../../domain/company/Company.ts';
import { BrandLogo } from '../components/BrandLogo.tsx';
import { useAdminTexts } from '../shared/useAdminTexts.ts';
import { useBrandName } from '../shared/useBrandName.ts';
import { useBrand } from '../theme/useBrand.ts';
import styles from './EntrancePage.module.css';

interface EntrancePageProps {
  /** The previous company, if the user no longer belongs to it; mentioned first. */
  readonly lost?: Company | undefined;
  readonly children: ReactNode;
}

/** A card under the logo for users without a company. */
export const EntrancePage = ({ lost, children }: EntrancePageProps) => {
  const { workplace } = useAdminTexts();
  return (
    <div className={styles.page}>
      <header>
        <BrandLogo brand={useBrand()} name={useBrandName()} ground="page" />
      </header>
      <main className={styles.card}>
        {lost && (
          <p role="alert" className={styles.lost}>
            {workplace.lost(lost.name)}
          </p>
        )}
        {children}
      </main>
    </div>
  );
};
