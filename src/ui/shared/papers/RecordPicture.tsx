import type { ReactNode } from 'react';
import type { DocumentOwner } from '../../../domain/paper/DocumentOwner.ts';
import type { StoredDocument } from '../../../domain/paper/StoredDocument.ts';
import { PictureCard } from '../../components/papers/PictureCard.tsx';
import type { useDocuments } from './useDocuments.ts';
import { usePicture } from './usePicture.ts';

interface RecordPictureProps {
  readonly owner: DocumentOwner;
  readonly photo: StoredDocument | undefined;
  /** Alternative text. */
  readonly alt: string;
  /** Placeholder without a photo. */
  readonly placeholder: ReactNode;
  readonly documents: ReturnType<typeof useDocuments>;
  readonly mayWrite: boolean;
}

/** The photo of a record. */
export const RecordPicture = ({ owner, photo, alt, placeholder, documents, mayWrite }: RecordPictureProps) => {
  const { picture, readAgain } = usePicture(owner, photo);
  return (
    <PictureCard
      picture={picture}
      alt={alt}
      placeholder={placeholder}
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
