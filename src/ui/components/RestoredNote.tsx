import { useAdminTexts } from '../hooks/useAdminTexts.ts';
import { Button } from './Button.tsx';
import type { Restored } from './Restored.ts';
import styles from './RestoredNote.module.css';

/** Stands over a form that holds again what was typed into it before the session ended. */
export const RestoredNote = ({ hasText, lacksFile, onDiscard }: Restored) => {
  const { text, file, discard } = useAdminTexts().restored;
  return (
    <div role="status" className={styles.note}>
      <p>
        {hasText && text} {lacksFile && file}
      </p>
      <Button variant="quiet" onClick={onDiscard}>
        {discard}
      </Button>
    </div>
  );
};
