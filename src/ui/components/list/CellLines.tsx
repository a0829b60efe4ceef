import type { ReactNode } from 'react';
import styles from './CellLines.module.css';

interface CellLinesProps {
  /** What stands below, smaller. */
  readonly caption?: ReactNode;
  /** Whether the caption is left out on a card and in a narrow table. */
  readonly brief?: boolean;
  readonly children: ReactNode;
}

/** What a cell says, and a caption below it; on a card the one follows the other. */
export const CellLines = ({ caption, brief, children }: CellLinesProps) => (
  <span className={styles.lines}>
    <span className={styles.main}>{children}</span>{' '}
    {caption !== undefined && (
      <small className={styles.caption} data-brief={brief || undefined}>
        {caption}
      </small>
    )}
  </span>
);
