import type { ReactNode } from 'react';
import styles from './Record.module.css';

interface RecordPartsProps {
  /** What one does about it, and so comes before all else; beside the rest where there is room. */
  readonly first?: ReactNode;
  readonly main: ReactNode;
  readonly side: ReactNode;
}

/** The cards of one record: how it stands, what it is, and beside or below that what goes with it. */
export const RecordParts = ({ first, main, side }: RecordPartsProps) => (
  <div className={styles.parts}>
    {first && (
      <div className={styles.part} data-part="first">
        {first}
      </div>
    )}
    <div className={styles.part} data-part="main">
      {main}
    </div>
    <div className={styles.part} data-part="side">
      {side}
    </div>
  </div>
);
