import type { ReactNode } from 'react';
import { BrandLogo } from '../../components/BrandLogo.tsx';
import { useBrandName } from '../../hooks/useBrandName.ts';
import { useBrand } from '../../theme/useBrand.ts';
import styles from './EntrancePage.module.css';

/** A signed-in person who is in no company yet: one card under the logo. */
export const EntrancePage = ({ children }: { readonly children: ReactNode }) => {
  return (
    <div className={styles.page}>
      <header>
        <BrandLogo brand={useBrand()} name={useBrandName()} ground="page" />
      </header>
      <main className={styles.card}>{children}</main>
    </div>
  );
};
