import { useAdminTexts } from '../hooks/useAdminTexts.ts';
import { Button } from './Button.tsx';
import styles from './RestoredNote.module.css';

interface RestoredNoteProps {
  /** Whether anything had been typed beside a file. */
  readonly hasText: boolean;
  /** Whether a file has to be chosen again. */
  readonly lacksFile: boolean;
  readonly onDiscard: () => void;
}

/** Stands over a form that holds again what was typed into it before the session ended. */
export const RestoredNote = ({ hasText, lacksFile, onDiscard }: RestoredNoteProps) => {
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
