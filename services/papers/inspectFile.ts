import { createHash } from 'node:crypto';
import { Refusal } from '../web/Refusal.ts';
import type { DocumentType } from './DocumentType.ts';
import { fileKindOf } from './fileKindOf.ts';
import { fileNameOf } from './fileNameOf.ts';

/** A file that passed the checks. */
export interface InspectedFile {
  readonly name: string;
  readonly mime: string;
  readonly sha256: string;
  readonly bytes: Buffer;
}

/**
 * Reads and checks a file before the transaction starts. Refuses with 415 content other than JPEG, PNG, WebP or PDF, and a
 * photo that is not an image.
 */
export async function inspectFile(file: File, type: DocumentType): Promise<InspectedFile> {
  const bytes = Buffer.from(await file.arrayBuffer());
  const kind = fileKindOf(bytes);
  if (!kind) throw new Refusal(415, 'Only JPEG, PNG and WebP pictures and PDF files can be kept.');
  if (type === 'photo' && !kind.isPicture) throw new Refusal(415, 'A photo must be a JPEG, PNG or WebP picture.');
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { name: fileNameOf(file.name, kind.extension), mime: kind.mime, sha256, bytes };
}
