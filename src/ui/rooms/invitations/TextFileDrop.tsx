import { useState } from 'react';
import { FileDrop } from '../../components/FileDrop.tsx';
import styles from './InviteSeveral.module.css';
import { useInvitationTexts } from './useInvitationTexts.ts';

/** In bytes; far more than a hundred rows need. */
const largest = 1024 * 1024;

/** Reads the text of a chosen or dropped file. */
export const TextFileDrop = ({ onText }: { readonly onText: (text: string) => void }) => {
  const { several: words } = useInvitationTexts();
  const [problem, setProblem] = useState<string>();

  const take = async (file: File): Promise<void> => {
    if (file.size > largest) return setProblem(words.fileTooBig);
    try {
      onText(await file.text());
      return setProblem(undefined);
    } catch {
      return setProblem(words.fileUnread);
    }
  };
  return (
    <div>
      <FileDrop
        label={words.file}
        hint={words.fileHint}
        accept=".csv,.txt,text/csv,text/plain"
        onFile={(file) => void take(file)}
      />
      {problem !== undefined && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
};
