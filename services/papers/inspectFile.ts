import { createHash } from 'node:crypto';
import { Refusal } from '../web/Refusal.ts';
import { hashInSlices } from '../web/uploads/hashInSlices.ts';
import type { DocumentRow } from './PaperTables.ts';
import { fileKindOf, type FileKind } from './fileKindOf.ts';
import { fileNameOf } from './fileNameOf.ts';
import { maxPixels, type Picture } from './pictures/Picture.ts';
import { readJpeg } from './pictures/readJpeg.ts';
import { readPng } from './pictures/readPng.ts';
import { readWebp } from './pictures/readWebp.ts';

/** A file that passed the checks. */
export interface InspectedFile {
  readonly name: string;
  readonly mime: string;
  readonly sha256: string;
  readonly bytes: Buffer;
}

type ReadPicture = (bytes: Buffer) => Picture | undefined | Promise<Picture | undefined>;

const pictureReaders: Readonly<Partial<Record<FileKind['mime'], ReadPicture>>> = {
  'image/jpeg': readJpeg,
  'image/png': readPng,
  'image/webp': readWebp,
};

/**
 * Reads and checks a file before the transaction starts. Refuses with 415 content other than JPEG, PNG, WebP or PDF, and a
 * photo that is not an image, and with 413 a picture of more than 40 million pixels. Pictures are kept without their metadata.
 */
export async function inspectFile(file: File, type: DocumentRow['type']): Promise<InspectedFile> {
  const given = Buffer.from(await file.arrayBuffer());
  const kind = fileKindOf(given);
  if (!kind) throw new Refusal(415, 'Choose a JPEG, PNG, WebP or PDF file.');
  if (type === 'photo' && !kind.isPicture) throw new Refusal(415, 'A photo must be a JPEG, PNG or WebP picture.');
  const bytes = await keptBytes(given, kind);
  const sha256 = (await hashInSlices(createHash('sha256'), bytes)).digest('hex');
  return { name: fileNameOf(file.name, kind.extension), mime: kind.mime, sha256, bytes };
}

async function keptBytes(given: Buffer, { mime }: FileKind): Promise<Buffer> {
  const read = pictureReaders[mime];
  if (!read) return given;
  const picture = await read(given);
  if (!picture || picture.width === 0 || picture.height === 0) throw new Refusal(415, 'This picture is damaged.');
  const { width, height, bytes } = picture;
  if (width * height > maxPixels) throw new Refusal(413, 'A picture may have at most 40 million pixels.');
  return bytes;
}
