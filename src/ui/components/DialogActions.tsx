import type { ReactNode } from 'react';
import styles from './Dialog.module.css';

/** The actions of a dialog, the primary one last. */
export const DialogActions = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.ways}>{children}</div>
);
