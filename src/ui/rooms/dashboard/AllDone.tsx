import type { ReactNode } from 'react';
import { IconDisc } from '../../components/IconDisc.tsx';
import { TickIcon } from '../../components/TickIcon.tsx';
import styles from './AllDone.module.css';

interface AllDoneProps {
  readonly title: string;
  readonly text: string;
  /** Where one may go all the same. */
  readonly children?: ReactNode;
}

/** Stands where work would. */
export const AllDone = ({ title, text, children }: AllDoneProps) => (
  <div className={styles.done}>
    <IconDisc tone="good">
      <TickIcon />
    </IconDisc>
    <p>
      <strong>{title}</strong> <span>{text}</span>
    </p>
    {children && <div className={styles.ways}>{children}</div>}
  </div>
);
