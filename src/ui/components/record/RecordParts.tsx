import type { ReactNode } from 'react';
import styles from './Record.module.css';

interface RecordPartsProps {
  readonly main: ReactNode;
  readonly side: ReactNode;
}

/** The cards of one record: what it is, and beside that, or below on a narrow screen, what one does about it. */
export const RecordParts = ({ main, side }: RecordPartsProps) => (
  <div className={styles.parts}>
    <div className={styles.part}>{main}</div>
    <div className={styles.part}>{side}</div>
  </div>
);
