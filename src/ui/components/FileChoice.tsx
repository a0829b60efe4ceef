import { useId } from 'react';
import styles from './FileChoice.module.css';

interface FileChoiceProps {
  readonly label: string;
  /** Full accessible name, if the label alone is not clear without seeing the page. */
  readonly name?: string;
  /** The `accept` attribute of the file input. */
  readonly accept: string;
  /** Id of the element that describes it. */
  readonly describedBy?: string;
  readonly onFile: (file: File) => void;
}

/** Opens the system's file picker; the same file can be chosen again. */
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
