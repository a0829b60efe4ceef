import { useState } from 'react';
import { FieldProblem } from '../../../components/FieldProblem.tsx';
import { FileDrop } from '../../../components/FileDrop.tsx';
import { useRequestTexts } from '../useRequestTexts.ts';

/** In bytes; the services take no more. */
const largest = 1_000_000;

/** Reads a table from a chosen or dropped file. */
export const ImportFile = ({ onText }: { readonly onText: (text: string) => void }) => {
  const { importing: words } = useRequestTexts();
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
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        onFile={(file) => void take(file)}
      />
      {problem !== undefined && <FieldProblem role="alert">{problem}</FieldProblem>}
    </div>
  );
};
