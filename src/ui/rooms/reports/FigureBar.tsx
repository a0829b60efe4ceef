import { isFew } from '../../../domain/report/isFew.ts';
import type { Figure } from '../../../domain/report/Report.ts';
import styles from './Report.module.css';
import { useFigureText } from '../../shared/report/useFigureText.ts';
import { useReportTexts } from './useReportTexts.ts';

interface FigureBarProps {
  readonly figure: Figure;
  /** What the whole bar stands for, such as 1 for shares. */
  readonly whole: number;
}

/** A figure with a bar from zero, which says nothing that the figure does not. */
export const FigureBar = ({ figure, whole }: FigureBarProps) => {
  const text = useFigureText(useReportTexts());
  return (
    <span className={styles.share} data-few={isFew(figure) || undefined}>
      <span>{text(figure)}</span>
      <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        <rect className={styles.whole} width="100" height="8" />
        <rect className={styles.part} width={whole > 0 ? ((figure.value ?? 0) / whole) * 100 : 0} height="8" />
      </svg>
    </span>
  );
};
