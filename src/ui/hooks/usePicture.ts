import { useQuery } from '@tanstack/react-query';
import { OpenDocument } from '../../application/useCases/openDocument.ts';
import type { DocumentOwner } from '../../domain/document/DocumentOwner.ts';
import type { StoredDocument } from '../../domain/document/StoredDocument.ts';
import { useInjection } from '../injection/useInjection.ts';
import { useSession } from './useSession.ts';

type ShownPicture =
  { readonly kind: 'none' | 'reading' | 'unread' } | { readonly kind: 'shown'; readonly address: string };

/** A file as an address that an image may show: the page's content policy allows `data:` there. */
const dataAddress = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () => reject(new Error('a picture could not be read')));
    reader.readAsDataURL(blob);
  });

/** The picture of a vehicle or driver. It is fetched with the session, so an image cannot load it by itself. */
export const usePicture = (
  owner: DocumentOwner,
  photo: StoredDocument | undefined,
): { picture: ShownPicture; readAgain: () => void } => {
  const openDocument = useInjection(OpenDocument);
  const { company } = useSession();
  const picture = useQuery({
    queryKey: ['company', company?.id, 'pictures', photo?.id],
    queryFn: async ({ signal }) => dataAddress(await openDocument(owner, photo?.id ?? '', signal)),
    enabled: photo !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const shown = (): ShownPicture => {
    if (!photo) return { kind: 'none' };
    if (picture.isPending) return { kind: 'reading' };
    return picture.data === undefined ? { kind: 'unread' } : { kind: 'shown', address: picture.data };
  };
  return { picture: shown(), readAgain: () => void picture.refetch() };
};
