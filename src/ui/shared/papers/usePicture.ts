import { DocumentStore } from '../../../application/papers/DocumentStore.ts';
import type { DocumentOwner } from '../../../domain/paper/DocumentOwner.ts';
import type { StoredDocument } from '../../../domain/paper/StoredDocument.ts';
import type { ShownPicture } from '../../components/papers/ShownPicture.ts';
import { useObjectAddress } from '../useObjectAddress.ts';
import { useReading } from '../useReading.ts';

/** The photo of a vehicle or driver. Fetched with the session's token, which an <img> would not send. */
export const usePicture = (
  owner: DocumentOwner,
  photo: StoredDocument | undefined,
): { picture: ShownPicture; readAgain: () => void } => {
  const picture = useReading({
    port: DocumentStore,
    key: ['pictures', photo?.id],
    read: photo && ((documentStore: DocumentStore, signal) => documentStore.open(owner, photo.id, signal)),
    once: true,
    large: true,
  });
  const address = useObjectAddress(photo && picture.data);
  const shown = (): ShownPicture => {
    if (!photo) return { kind: 'none' };
    if (picture.isError) return { kind: 'unread' };
    return address === undefined ? { kind: 'reading' } : { kind: 'shown', address };
  };
  return { picture: shown(), readAgain: () => void picture.refetch() };
};
