import { type ReactNode, useId, useState } from 'react';
import { FileChoice } from './FileChoice.tsx';
import styles from './FileDrop.module.css';

interface FileDropProps {
  readonly label: string;
  readonly hint: string;
  /** The `accept` attribute of the file input. */
  readonly accept: string;
  readonly onFile: (file: File) => void;
  /** An illustration. */
  readonly children?: ReactNode;
}

/** Takes one file, chosen or dropped. */
export const FileDrop = ({ label, hint, accept, onFile, children }: FileDropProps) => {
  const id = useId();
  const [over, setOver] = useState(false);
  return (
    <div
      className={styles.drop}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const file = event.dataTransfer.files[0];
        if (file) onFile(file);
      }}
    >
      {children}
      <FileChoice label={label} accept={accept} describedBy={id} onFile={onFile} />
      <p id={id}>{hint}</p>
    </div>
  );
};
