import type { ReactNode } from 'react';
import styles from './CellLines.module.css';

interface CellLinesProps {
  /** Smaller text below. */
  readonly caption?: ReactNode;
  /** Whether to drop the caption on cards and in narrow tables; 'early' in all but wide tables, not on cards. */
  readonly brief?: boolean | 'early';
  /** Whether the caption is read on from the content, such as "of 26": it then follows it in every list. */
  readonly leadsOn?: boolean;
  /** Whether the caption stands below in dense rows, too, where both are too long for one line. */
  readonly stacked?: boolean;
  readonly children: ReactNode;
}

/** A cell's content with a caption below it; on a card the two share a line. */
export const CellLines = ({ caption, brief, leadsOn, stacked, children }: CellLinesProps) =>
  caption === undefined ? (
    <span className={styles.alone}>{children}</span>
  ) : (
    <span className={styles.lines} data-leads-on={leadsOn || undefined} data-stacked={stacked || undefined}>
      <span className={styles.main}>{children}</span>{' '}
      <small className={styles.caption} data-brief={brief || undefined}>
        {caption}
      </small>
    </span>
  );
