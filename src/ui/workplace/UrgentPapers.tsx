import { numberFormat } from '../../domain/number/numberFormat.ts';
import { useAdminTexts } from '../shared/useAdminTexts.ts';
import { useLocale } from '../shared/useLocale.ts';
import styles from './UrgentPapers.module.css';

/** Number of expired or missing papers; nothing if there are none. */
export const UrgentPapers = ({ count: urgent }: { readonly count: number }) => {
  const { shell } = useAdminTexts();
  const locale = useLocale();
  if (urgent === 0) return null;
  const count = numberFormat(locale).format(urgent);
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">({shell.urgent(count)})</span>
    </span>
  );
};
