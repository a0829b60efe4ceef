import type { ReactNode } from 'react';
import { IconDisc } from '../../components/IconDisc.tsx';
import { TickIcon } from '../../components/TickIcon.tsx';
import styles from './AllDone.module.css';

interface AllDoneProps {
  readonly title: string;
  readonly text: string;
  /** In place of the tick, where nothing was there to do. */
  readonly icon?: ReactNode;
  /** Links to go on. */
  readonly children?: ReactNode;
}

/** Shown in place of work when nothing is left to do. */
export const AllDone = ({ title, text, icon, children }: AllDoneProps) => (
  <div className={styles.done}>
    {icon ? (
      <IconDisc>{icon}</IconDisc>
    ) : (
      <IconDisc tone="good">
        <TickIcon />
      </IconDisc>
    )}
    <p>
      <strong>{title}</strong> <span>{text}</span>
    </p>
    {children && <div className={styles.ways}>{children}</div>}
  </div>
);
