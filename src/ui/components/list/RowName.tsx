import type { ReactNode } from 'react';
import { CellLines } from './CellLines.tsx';
import styles from './RowName.module.css';

interface RowNameProps {
  /** A picture that helps to find the row. */
  readonly picture?: ReactNode;
  readonly caption?: ReactNode;
  /** Whether the caption is left out on a card and in a narrow table. */
  readonly brief?: boolean;
  /** The name, as a link or a button: pressing anywhere in the row does the same. */
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
