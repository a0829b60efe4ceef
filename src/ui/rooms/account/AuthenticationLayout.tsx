import type { ReactNode } from 'react';
import { footerLine } from '../../../domain/footer/footerLine.ts';
import { BrandLogo } from '../../components/BrandLogo.tsx';
import { useAudience } from '../../shared/useAudience.ts';
import { useBrandCompany } from '../../shared/useBrandCompany.ts';
import { useBrandName } from '../../shared/useBrandName.ts';
import { useInPage } from '../../shared/useInPage.ts';
import { useYear } from '../../shared/useYear.ts';
import { useTexts } from '../../shared/useTexts.ts';
import { useBrand } from '../../theme/useBrand.ts';
import styles from './AuthenticationLayout.module.css';
import { RouteArt } from './RouteArt.tsx';

/** The brand and its pitch to this audience, beside the form. */
export const AuthenticationLayout = ({ children }: { readonly children: ReactNode }) => {
  const { authentication } = useTexts();
  const brand = useBrand();
  const company = useBrandCompany();
  const audience = useAudience();
  const year = useYear();
  return (
    <div className={styles.layout}>
      <aside className={styles.promise}>
        <BrandLogo brand={brand} name={useBrandName()} ground="dark" />
        <div className={styles.words}>
          <p className={styles.audience}>{authentication.audience[audience]}</p>
          <p className={styles.headline}>{authentication.headline[audience]}</p>
          <ul>
            {authentication.pitch[audience].map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
        {/* Decoration comes with the application: the form does not wait for it. */}
        {useInPage(true, false) && <RouteArt />}
      </aside>
      <div className={styles.side}>
        <main className={styles.form}>{children}</main>
        {/* Keeps its place while the name is on its way, so that the form does not move. */}
        <div className={styles.footer}>{company?.name.trim() && <footer>{footerLine(company.name, year)}</footer>}</div>
      </div>
    </div>
  );
};
