import { RemoveDocument } from '../../../application/papers/removeDocument.ts';
import { DownloadDocument } from '../../../application/papers/downloadDocument.ts';
import type { DocumentOwner } from '../../../domain/paper/DocumentOwner.ts';
import type { StoredDocument } from '../../../domain/paper/StoredDocument.ts';
import { useInjection } from '../injection/useInjection.ts';
import { useAdminTexts } from '../useAdminTexts.ts';
import { useWriteTask } from '../useWriteTask.ts';
import { useUploads } from './useUploads.ts';

/** Actions on the papers and the photo of a vehicle or driver. */
export const useDocuments = (owner: DocumentOwner) => {
  const downloadDocument = useInjection(DownloadDocument);
  const removeDocument = useInjection(RemoveDocument);
  const words = useAdminTexts().documents;

  const remove = useWriteTask<StoredDocument>(async ({ id, type, file }) => {
    const { picture } = words;
    const asked =
      type === 'photo'
        ? { title: picture.removeTitle, text: picture.removeText }
        : { title: words.removeTitle, text: words.removeText(words.type[type], file.name) };
    await removeDocument(owner, id, { ...asked, yes: words.removeYes, no: words.removeNo, isDangerous: true });
  });

  return {
    ...useUploads(owner),
    save: (document: StoredDocument) => void downloadDocument(owner, document),
    remove: (document: StoredDocument) => void remove.run(document),
  };
};
