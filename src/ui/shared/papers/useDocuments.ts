import { RemoveDocument } from '../../../application/papers/removeDocument.ts';
import { SaveDocument } from '../../../application/papers/saveDocument.ts';
import type { DocumentOwner } from '../../../domain/paper/DocumentOwner.ts';
import type { StoredDocument } from '../../../domain/paper/StoredDocument.ts';
import { useInjection } from '../injection/useInjection.ts';
import { useAdminTexts } from '../useAdminTexts.ts';
import { useWriteTask } from '../useWriteTask.ts';
import { useUploads } from './useUploads.ts';

/** What one does with the papers and the picture of a vehicle or driver. */
export const useDocuments = (owner: DocumentOwner) => {
  const saveDocument = useInjection(SaveDocument);
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
    save: (document: StoredDocument) => void saveDocument(owner, document),
    remove: (document: StoredDocument) => void remove.run(document),
  };
};
