import { useRef, useState } from 'react';
import { useAdminTexts } from '../shared/useAdminTexts.ts';
import { Button } from './Button.tsx';
import type { Restored } from './Restored.ts';
import styles from './RestoredNote.module.css';

/** Shown above a form with a restored draft until it is discarded or dismissed; focus stays where it is. */
export const RestoredNote = ({ hasText, lacksFile, onDiscard }: Restored) => {
  const { text, file, keep, discard } = useAdminTexts().restored;
  const note = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  const approve = (): void => {
    note.current?.focus();
    setSeen(true);
  };
  return (
    <div ref={note} role="status" tabIndex={-1} className={isSeen ? 'visually-hidden' : styles.note}>
      {!isSeen && (
        <>
          <p>
            {hasText && text} {lacksFile && file}
          </p>
          <div className={styles.ways}>
            <Button variant="danger" onClick={onDiscard}>
              {discard}
            </Button>
            <Button variant="quiet" onClick={approve}>
              {keep}
            </Button>
          </div>
        </>
      )}
    </div>
  );
};
