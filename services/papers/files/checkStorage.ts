import type { Services } from '../../Services.ts';
import { Unavailable } from '../../Unavailable.ts';
import { amidAllCompanies } from '../../database/amidAllCompanies.ts';

/**
 * Checks at start that the object storage takes files and is not public; throws if it refuses. The services also start without it:
 * all but the files works. Without a storage it warns if there are files in one.
 */
export async function checkStorage(services: Services): Promise<readonly string[]> {
  const { storage, log } = services;
  if (!storage) return warnOfMissing(services);
  try {
    await storage.check();
    return [];
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error;
    log.error('file storage unavailable', error);
    return [`The file storage ${storage.name} does not answer. Files cannot be added or read until it does.`];
  }
}

async function warnOfMissing(services: Services): Promise<readonly string[]> {
  const found = await amidAllCompanies(services, (tx) =>
    tx.selectFrom('document').select('id').where('is_outside', '=', true).limit(1).executeTakeFirst(),
  );
  return found ? ['Some files are in object storage. Set FILES_URL, or they cannot be read.'] : [];
}
