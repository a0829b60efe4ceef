import type { ReactNode } from 'react';
import { CellLines } from './CellLines.tsx';
import styles from './RowName.module.css';

interface RowNameProps {
  /** A picture to recognise the row by. */
  readonly picture?: ReactNode;
  readonly caption?: ReactNode;
  /** Whether to drop the caption on cards and in narrow tables. */
  readonly brief?: boolean;
  /** The name as a link or button; a click anywhere in the row activates it. */
  readonly children: ReactNode;
}

/** The cell that names a row. */
export const RowName = ({ picture, caption, brief = false, children }: RowNameProps) => (
  <span className={styles.name}>
    {picture && <span className={styles.picture}>{picture}</span>}
    <CellLines caption={caption} brief={brief}>
      {children}
    </CellLines>
  </span>
);
