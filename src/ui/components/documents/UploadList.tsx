import { useAdminTexts } from '../../hooks/useAdminTexts.ts';
import { Button } from '../Button.tsx';
import { ProgressBar } from '../ProgressBar.tsx';
import type { RunningUpload } from './RunningUpload.ts';
import styles from './UploadList.module.css';

interface UploadListProps {
  readonly uploads: readonly RunningUpload[];
  /** Ends one on its way, or puts away one that failed. */
  readonly onCancel: (id: string) => void;
  readonly onRetry: (id: string) => void;
}

/** How far each file has come, with a way to end it or to try again. */
export const UploadList = ({ uploads, onCancel, onRetry }: UploadListProps) => {
  const { upload } = useAdminTexts().documents;
  if (uploads.length === 0) return null;
  return (
    <ul className={styles.list}>
      {uploads.map(({ id, name, share, problem }) => (
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
              <Button variant="secondary" onClick={() => onRetry(id)}>
                {upload.retry}
              </Button>
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
