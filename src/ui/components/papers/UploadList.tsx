import { fileKinds } from '../../../domain/paper/fileKinds.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { Button } from '../Button.tsx';
import { FileChoice } from '../FileChoice.tsx';
import { ProgressBar } from '../ProgressBar.tsx';
import type { RunningUpload } from './RunningUpload.ts';
import styles from './UploadList.module.css';

interface UploadListProps {
  readonly uploads: readonly RunningUpload[];
  /** Cancels an upload, or dismisses a failed one. */
  readonly onCancel: (id: string) => void;
  readonly onRetry: (id: string) => void;
  /** Uploads another file in place of one refused for good; undefined if the card itself offers that. */
  readonly onReplace?: (id: string, file: File) => void;
}

/** Progress of each upload, with cancel, and retry or replace after a failure. */
export const UploadList = ({ uploads, onCancel, onRetry, onReplace }: UploadListProps) => {
  const { upload } = useAdminTexts().documents;
  if (uploads.length === 0) return null;
  return (
    <ul className={styles.list}>
      {uploads.map(({ id, name, share, problem, isFileRefused }) => (
        <li key={id}>
          {problem === undefined ? (
            <>
              <span className={styles.name}>{upload.sending(name)}</span>
              <ProgressBar label={upload.sending(name)} share={share} />
              <Button variant="quiet" aria-label={upload.cancelOf(name)} onClick={() => onCancel(id)}>
                {upload.cancel}
              </Button>
            </>
          ) : (
            <>
              <p role="alert" className={styles.problem}>
                <strong>{upload.failed(name)}</strong> {problem}
              </p>
              {!isFileRefused && (
                <Button variant="secondary" onClick={() => onRetry(id)}>
                  {upload.retry}
                </Button>
              )}
              {isFileRefused && onReplace && (
                <span>
                  <FileChoice label={upload.another} accept={fileKinds.join()} onFile={(file) => onReplace(id, file)} />
                </span>
              )}
              <Button variant="quiet" onClick={() => onCancel(id)}>
                {upload.dismiss}
              </Button>
            </>
          )}
        </li>
      ))}
    </ul>
  );
};
