import type { ReactNode } from 'react';
import type { DocumentOwner } from '../../../domain/paper/DocumentOwner.ts';
import type { StoredDocument } from '../../../domain/paper/StoredDocument.ts';
import { PictureCard } from '../../components/papers/PictureCard.tsx';
import type { useDocuments } from '../useDocuments.ts';
import { usePicture } from '../usePicture.ts';

interface RecordPictureProps {
  readonly owner: DocumentOwner;
  readonly photo: StoredDocument | undefined;
  /** What it shows, for whoever cannot see it. */
  readonly alt: string;
  /** Stands in its place as long as there is none. */
  readonly standIn: ReactNode;
  /** What one does with it. */
  readonly documents: ReturnType<typeof useDocuments>;
  readonly mayWrite: boolean;
}

/** The picture of a record. */
export const RecordPicture = ({ owner, photo, alt, standIn, documents, mayWrite }: RecordPictureProps) => {
  const { picture, readAgain } = usePicture(owner, photo);
  return (
    <PictureCard
      picture={picture}
      alt={alt}
      standIn={standIn}
      uploads={documents.uploads}
      mayWrite={mayWrite}
      onReplace={(file) => documents.send({ file, type: 'photo' })}
      onRemove={() => photo && documents.remove(photo)}
      onReadAgain={readAgain}
      onCancel={documents.cancel}
      onRetry={documents.retry}
    />
  );
};
