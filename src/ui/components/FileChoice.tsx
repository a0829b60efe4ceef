import { useId } from 'react';
import styles from './FileChoice.module.css';

interface FileChoiceProps {
  readonly label: string;
  /** What it is called in full, where the label leaves to the eye what it is about. */
  readonly name?: string;
  /** As the `accept` of a file input. */
  readonly accept: string;
  /** The id of what describes it. */
  readonly describedBy?: string;
  readonly onFile: (file: File) => void;
}

/** Opens the system's choice of a file; the same file may be chosen twice. */
export const FileChoice = ({ label, name, accept, describedBy, onFile }: FileChoiceProps) => {
  const id = useId();
  return (
    <>
      <input
        id={id}
        className="visually-hidden"
        type="file"
        accept={accept}
        aria-label={name}
        aria-describedby={describedBy}
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) onFile(file);
          event.target.value = '';
        }}
      />
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
    </>
  );
};
