import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './Deadlines.module.css';

interface DeadlineRowProps {
  readonly to: string;
  /** How long there is. */
  readonly left: string;
  /** Whether it is too late already. */
  readonly isBad?: boolean;
  readonly what: ReactNode;
  readonly why: readonly string[];
  readonly reference?: string;
  /** What can be done about it, in a word. */
  readonly way: string;
}

/** Something with a deadline, and the one thing to do about it; the whole line leads there. */
export const DeadlineRow = ({ to, left, isBad, what, why, reference, way }: DeadlineRowProps) => (
  <li>
    <Link className={styles.row} to={to}>
      <span className={styles.left} data-tone={isBad ? 'bad' : undefined}>
        {left}
      </span>{' '}
      <span className={styles.what}>
        <strong>{what}</strong>{' '}
        <span>
          {why.join(' · ')}
          {reference !== undefined && <span className={styles.reference}> · {reference}</span>}
        </span>
      </span>{' '}
      <span className={styles.way}>{way}</span>
    </Link>
  </li>
);
