import type { Services } from '../../Services.ts';
import { Unavailable } from '../../Unavailable.ts';
import { databaseFiles } from './databaseFiles.ts';
import type { FileStore } from './FileStore.ts';
import { outsideFiles } from './outsideFiles.ts';

interface FileStores {
  /** Where new files go. */
  readonly forNew: FileStore;
  /** Where the file of a document is. Throws Unavailable if it is outside and no storage is configured. */
  of(document: { readonly is_outside: boolean }): FileStore;
}

/** The database and, if configured, the object storage. Documents say which of them has their file, so both can be in use. */
export function fileStores(services: Services): FileStores {
  const inside = databaseFiles(services);
  const outside = services.storage && outsideFiles(services, services.storage);
  return {
    forNew: outside ?? inside,
    of(document) {
      if (!document.is_outside) return inside;
      if (outside) return outside;
      throw new Unavailable('A file is in object storage.', 60, new Error('FILES_URL is not set.'));
    },
  };
}
