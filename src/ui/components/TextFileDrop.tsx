import { useState } from 'react';
import { decodeText } from '../../domain/outside/decodeText.ts';
import { FieldProblem } from './FieldProblem.tsx';
import { FileDrop } from './FileDrop.tsx';

interface TextFileDropProps {
  readonly words: {
    readonly file: string;
    readonly fileHint: string;
    readonly fileTooBig: string;
    readonly fileUnread: string;
  };
  /** In bytes. */
  readonly largest: number;
  readonly onText: (text: string) => void;
}

/** Reads the text of a chosen or dropped table. */
export const TextFileDrop = ({ words, largest, onText }: TextFileDropProps) => {
  const [problem, setProblem] = useState<string>();
  const take = async (file: File): Promise<void> => {
    if (file.size > largest) return setProblem(words.fileTooBig);
    try {
      onText(decodeText(new Uint8Array(await file.arrayBuffer())));
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
