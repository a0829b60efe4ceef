import { isFew } from '../../../domain/report/isFew.ts';
import type { Figure } from '../../../domain/report/Report.ts';
import styles from './Report.module.css';
import { usePercent } from './usePercent.ts';

/** A share as a number with a bar from zero, which says nothing that the number does not. */
export const ShareBar = ({ figure }: { readonly figure: Figure }) => {
  const percent = usePercent();
  return (
    <span className={styles.share} data-few={isFew(figure) || undefined}>
      <span>{percent(figure.value)}</span>
      <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        <rect className={styles.whole} width="100" height="8" />
        <rect className={styles.part} width={(figure.value ?? 0) * 100} height="8" />
      </svg>
    </span>
  );
};
