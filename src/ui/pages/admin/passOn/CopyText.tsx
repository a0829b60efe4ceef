import type { ReactNode } from 'react';
import { Button } from '../../../components/Button.tsx';
import { useAdminTexts } from '../../../hooks/useAdminTexts.ts';
import { useCopy } from '../../../hooks/useCopy.ts';
import styles from './PassOn.module.css';

interface CopyTextProps {
  readonly title: string;
  readonly text: string;
  /** Of the button. */
  readonly label: string;
  /** How many are shown of it by a browser that does not fit the box to its text. */
  readonly lines: number;
  /** Whether copying it is what the page is for. */
  readonly isMain?: boolean;
  /** A better way to use it, and others. */
  readonly first?: ReactNode;
  readonly children?: ReactNode;
}

/** A text to be copied as a whole, which can be selected where the browser does not allow that. */
export const CopyText = ({ title, text, label, lines, isMain, first, children }: CopyTextProps) => {
  const { detail } = useAdminTexts().invitations;
  const { copy, outcome } = useCopy(text);
  return (
    <div className={styles.block}>
      <p className={styles.title}>{title}</p>
      <textarea
        className={styles.text}
        aria-label={title}
        value={text}
        rows={lines}
        readOnly
        onClick={(event) => event.currentTarget.select()}
      />
      <div className={styles.ways}>
        {first}
        <Button variant={isMain ? 'primary' : 'secondary'} onClick={() => void copy()}>
          {label}
        </Button>
        {children}
        <span role="status" className={styles.note}>
          {outcome && detail[outcome]}
        </span>
      </div>
    </div>
  );
};
