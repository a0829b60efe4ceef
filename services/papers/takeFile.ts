import type { Context } from 'hono';
import { memberOf } from '../company/memberOf.ts';
import type { Services } from '../Services.ts';
import type { AppEnv } from '../web/AppEnv.ts';
import { afterFailure } from '../web/afterFailure.ts';
import { afterSuccess } from '../web/afterSuccess.ts';
import { countFile } from '../web/pace/countFile.ts';
import { waitOutside } from '../web/places/waitOutside.ts';
import type { DocumentOwner } from './DocumentOwner.ts';
import type { FileInStore } from './files/FileStore.ts';
import { fileStores } from './files/fileStores.ts';
import { refuseInfected } from './scan/refuseInfected.ts';
import { inspectFile } from './inspectFile.ts';
import type { DocumentRow } from './PaperTables.ts';

/** A file as it was uploaded. */
interface Upload {
  readonly file: File;
  readonly type: DocumentRow['type'];
  readonly owner: DocumentOwner['kind'];
}

/** A file that was inspected and taken into the store, for `saveDocument`. */
export interface TakenFile {
  readonly documentId: string;
  readonly name: string;
  readonly mime: string;
  readonly sha256: string;
  /** In bytes. */
  readonly size: number;
  readonly isInObjectStorage: boolean;
  readonly keep: FileInStore['keep'];
}

/**
 * Inspects an uploaded file and takes it into the store, and counts its bytes once it is kept. Refuses what `inspectFile` and the virus
 * scanner refuse, and files for which the company has no room.
 *
 * To be called before a unit of work begins, because nobody else would get at the embedded database until the file is there.
 */
export async function takeFile(
  services: Services,
  c: Context<AppEnv>,
  { file, type, owner }: Upload,
): Promise<TakenFile> {
  const { bytes, ...inspected } = await inspectFile(file, type);
  if (services.settings.scanUrl !== undefined) await waitOutside(c, () => refuseInfected(services, bytes));
  countFile(c, memberOf(c).companyId, bytes.length);
  const documentId = services.random.uuid();
  const { forNew } = fileStores(services);
  const take = () => forNew.take(memberOf(c), documentId, { bytes, ...inspected });
  afterSuccess(c, () => services.metrics.count('haulage_uploaded_bytes_total', owner, bytes.length));
  const { keep, drop } = await (forNew.isInObjectStorage ? waitOutside(c, take) : take());
  afterFailure(c, drop);
  return { ...inspected, documentId, size: bytes.length, isInObjectStorage: forNew.isInObjectStorage, keep };
}
