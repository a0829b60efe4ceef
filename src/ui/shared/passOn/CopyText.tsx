import type { ReactNode } from 'react';
import { CopyButton } from '../../components/CopyButton.tsx';
import { useAdminTexts } from '../useAdminTexts.ts';
import { useCopy } from '../useCopy.ts';
import { CopyNote } from './CopyNote.tsx';
import styles from './PassOn.module.css';

interface CopyTextProps {
  readonly title: string;
  readonly text: string;
  /** Label of the button. */
  readonly label: string;
  /** Whether copying is the page's main action. */
  readonly isMain?: boolean;
  /** Better ways to use the text, shown first. */
  readonly first?: ReactNode;
  readonly children?: ReactNode;
}

/** A multi-line text with a copy button; selectable, in case the browser refuses to copy. */
export const CopyText = ({ title, text, label, isMain, first, children }: CopyTextProps) => {
  const { passOn } = useAdminTexts().invitation;
  const { copy, outcome } = useCopy(text);
  return (
    <div className={styles.block}>
      <p className={styles.title}>{title}</p>
      <textarea
        className={styles.text}
        aria-label={title}
        value={text}
        rows={7}
        readOnly
        onClick={(event) => event.currentTarget.select()}
      />
      <div className={styles.ways}>
        {first}
        <CopyButton
          variant={isMain ? 'primary' : 'secondary'}
          label={label}
          done={passOn.copied}
          isDone={outcome === 'copied'}
          onCopy={copy}
        />
        {children}
        <CopyNote outcome={outcome} />
      </div>
    </div>
  );
};
