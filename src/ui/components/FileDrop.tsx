import { useId, useState } from 'react';
import styles from './FileDrop.module.css';

interface FileDropProps {
  readonly label: string;
  readonly hint: string;
  /** As the `accept` of a file input. */
  readonly accept: string;
  readonly onFile: (file: File) => void;
}

/** Takes one file, chosen or dropped. */
export const FileDrop = ({ label, hint, accept, onFile }: FileDropProps) => {
  const id = useId();
  const [over, setOver] = useState(false);
  const take = (files: FileList | null): void => {
    const file = files?.[0];
    if (file) onFile(file);
  };
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
        take(event.dataTransfer.files);
      }}
    >
      <input
        id={id}
        className="visually-hidden"
        type="file"
        accept={accept}
        aria-describedby={`${id}-hint`}
        onChange={(event) => {
          take(event.target.files);
          event.target.value = '';
        }}
      />
      <label htmlFor={id}>{label}</label>
      <p id={`${id}-hint`}>{hint}</p>
    </div>
  );
};
