import type { ReactNode } from 'react';
import styles from './Dialogue.module.css';

/** The actions of a dialog, the primary one last. */
export const DialogueWays = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.ways}>{children}</div>
);
