import { RemoveDocument } from '../../application/papers/removeDocument.ts';
import { SaveDocument } from '../../application/papers/saveDocument.ts';
import type { DocumentOwner } from '../../domain/paper/DocumentOwner.ts';
import type { StoredDocument } from '../../domain/paper/StoredDocument.ts';
import { useInjection } from './injection/useInjection.ts';
import { listsOf } from './listsOf.ts';
import { useAdminTexts } from './useAdminTexts.ts';
import { useNewPaper } from './useNewPaper.ts';
import { useWriting } from './useWriting.ts';
import { useTask } from './useTask.ts';
import { useUploads } from './useUploads.ts';

/** Actions on the papers and the photo of a vehicle or driver. */
export const useDocuments = (owner: DocumentOwner) => {
  const saveDocument = useInjection(SaveDocument);
  const removeDocument = useInjection(RemoveDocument);
  const words = useAdminTexts().documents;
  const writing = useWriting(listsOf(owner));
  const uploads = useUploads(owner);
  const paper = useNewPaper(uploads.uploads.find(({ isPicture }) => !isPicture)?.document);

  const remove = useTask<StoredDocument>(async ({ id, type, file }) => {
    const { picture } = words;
    const asked =
      type === 'photo'
        ? { title: picture.removeTitle, text: picture.removeText }
        : { title: words.removeTitle, text: words.removeText(words.type[type], file.name) };
    const question = { ...asked, yes: words.removeYes, no: words.removeNo, isDangerous: true };
    await writing(() => removeDocument(owner, id, question));
  });

  return {
    ...uploads,
    paper,
    save: (document: StoredDocument) => void saveDocument(owner, document),
    remove: (document: StoredDocument) => void remove.run(document),
  };
};
