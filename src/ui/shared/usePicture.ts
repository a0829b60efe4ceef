import { useQuery } from '@tanstack/react-query';
import { OpenDocument } from '../../application/papers/openDocument.ts';
import type { DocumentOwner } from '../../domain/paper/DocumentOwner.ts';
import type { StoredDocument } from '../../domain/paper/StoredDocument.ts';
import type { ShownPicture } from '../components/papers/ShownPicture.ts';
import { useInjection } from './injection/useInjection.ts';
import { useCompanyKey } from './useCompanyKey.ts';
import { useObjectAddress } from './useObjectAddress.ts';

/** The photo of a vehicle or driver. Fetched with the session's token, which an <img> would not send. */
export const usePicture = (
  owner: DocumentOwner,
  photo: StoredDocument | undefined,
): { picture: ShownPicture; readAgain: () => void } => {
  const openDocument = useInjection(OpenDocument);
  const keyOf = useCompanyKey();
  const picture = useQuery({
    queryKey: keyOf('pictures', photo?.id),
    queryFn: ({ signal }) => openDocument(owner, photo?.id ?? '', signal),
    enabled: photo !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const address = useObjectAddress(photo && picture.data);
  const shown = (): ShownPicture => {
    if (!photo) return { kind: 'none' };
    if (picture.isError) return { kind: 'unread' };
    return address === undefined ? { kind: 'reading' } : { kind: 'shown', address };
  };
  return { picture: shown(), readAgain: () => void picture.refetch() };
};
