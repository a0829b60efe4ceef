import type { ReactNode } from 'react';
import styles from './Dialogue.module.css';

/** The ways on from a dialogue, the likely one last. */
export const DialogueWays = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.ways}>{children}</div>
);
