import type { DriverRecord } from '../../../domain/driver/DriverRecord.ts';
import { Avatar } from '../../components/Avatar.tsx';
import { PictureCard } from '../../components/papers/PictureCard.tsx';
import type { useDocuments } from '../../shared/useDocuments.ts';
import { usePicture } from '../../shared/usePicture.ts';

interface DriverPictureProps {
  readonly driver: DriverRecord;
  readonly documents: ReturnType<typeof useDocuments>;
  readonly mayWrite: boolean;
}

export const DriverPicture = ({ driver: { id, name, photo }, documents, mayWrite }: DriverPictureProps) => {
  const { picture, readAgain } = usePicture({ kind: 'driver', id }, photo);
  return (
    <PictureCard
      picture={picture}
      alt={name}
      standIn={<Avatar name={name} />}
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
