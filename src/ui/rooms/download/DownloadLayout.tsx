import type { ReactNode } from 'react';
import { brandImage } from '../../../domain/brand/brandImage.ts';
import { footerLine } from '../../../domain/footer/footerLine.ts';
import { BrandLogo } from '../../components/BrandLogo.tsx';
import { useCompanyName } from './useCompanyName.ts';
import { useYear } from '../../shared/useYear.ts';
import { useDownloadTexts } from './useDownloadTexts.ts';
import { useBrand } from '../../theme/useBrand.ts';
import styles from './DownloadLayout.module.css';

/** The brand's stage beside the text, or above it on a phone. */
export const DownloadLayout = ({ children }: { readonly children: ReactNode }) => {
  const download = useDownloadTexts();
  const brand = useBrand();
  const companyName = useCompanyName();
  const year = useYear();
  return (
    <div className={styles.layout}>
      <header className={styles.stage}>
        <BrandLogo brand={brand} name={companyName} ground="dark" />
        <div className={styles.spot}>
          <img
            src={brandImage(brand, 'phone.svg')}
            alt={download.phone}
            width={320}
            height={640}
            fetchPriority="high"
          />
        </div>
      </header>
      <main className={styles.words}>{children}</main>
      <footer className={styles.footer}>{footerLine(companyName, year)}</footer>
    </div>
  );
};
