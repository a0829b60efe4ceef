import type { ReactNode } from 'react';
import styles from './Record.module.css';

interface RecordPartsProps {
  /** Card that needs action, so it comes first; beside the rest if there is room. */
  readonly first?: ReactNode;
  readonly main: ReactNode;
  readonly side: ReactNode;
}

/** The cards of a record page in two columns, or one on narrow screens. */
export const RecordParts = ({ first, main, side }: RecordPartsProps) => (
  <div className={styles.frame}>
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
  </div>
);
