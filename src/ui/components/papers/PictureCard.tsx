import { type ReactNode, useState } from 'react';
import { checkFile } from '../../../domain/paper/checkFile.ts';
import { pictureKinds } from '../../../domain/paper/fileKinds.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { Button } from '../Button.tsx';
import { Card } from '../Card.tsx';
import { FileDrop } from '../FileDrop.tsx';
import { Skeleton } from '../Skeleton.tsx';
import styles from './PictureCard.module.css';
import type { RunningUpload } from './RunningUpload.ts';
import type { ShownPicture } from './ShownPicture.ts';
import { UploadList } from './UploadList.tsx';

interface PictureCardProps {
  readonly picture: ShownPicture;
  /** Alternative text. */
  readonly alt: string;
  /** Placeholder without a photo. */
  readonly placeholder: ReactNode;
  readonly uploads: readonly RunningUpload[];
  /** False for viewers. */
  readonly mayWrite: boolean;
  readonly onReplace: (file: File) => void;
  readonly onRemove: () => void;
  readonly onReadAgain: () => void;
  readonly onCancel: (uploadId: string) => void;
  readonly onRetry: (uploadId: string) => void;
}

/** The photo of a vehicle or driver, with upload. */
export const PictureCard = (props: PictureCardProps) => {
  const { picture, alt, placeholder, uploads, mayWrite, onReplace, onRemove, onReadAgain, onCancel, onRetry } = props;
  const { picture: words, fileProblems, upload } = useAdminTexts().documents;
  const [problem, setProblem] = useState<string>();

  const take = (file: File): void => {
    const found = checkFile(file, 'photo');
    setProblem(found && `${file.name}: ${fileProblems[found]}`);
    if (!found) onReplace(file);
  };

  const stood = <div className={styles.placeholder}>{placeholder}</div>;
  return (
    <Card title={words.title}>
      <div className={styles.body}>
        {picture.kind === 'shown' && <img className={styles.picture} src={picture.address} alt={alt} />}
        {picture.kind === 'reading' && <Skeleton height="12rem" />}
        {picture.kind === 'none' && !mayWrite && (
          <>
            {stood}
            <p className={styles.none}>{words.none}</p>
          </>
        )}
        {picture.kind === 'unread' && (
          <div role="alert" className={styles.unread}>
            <p>{words.unread}</p>
            <Button variant="secondary" onClick={onReadAgain}>
              {upload.retry}
            </Button>
          </div>
        )}
        <UploadList uploads={uploads.filter(({ isPicture }) => isPicture)} onCancel={onCancel} onRetry={onRetry} />
        {problem !== undefined && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
        {mayWrite && (
          <FileDrop
            label={picture.kind === 'none' ? words.add : words.replace}
            hint={words.hint}
            accept={pictureKinds.join()}
            onFile={take}
          >
            {picture.kind === 'none' && stood}
          </FileDrop>
        )}
        {mayWrite && picture.kind !== 'none' && (
          <Button variant="danger" onClick={onRemove}>
            {words.remove}
          </Button>
        )}
      </div>
    </Card>
  );
};
