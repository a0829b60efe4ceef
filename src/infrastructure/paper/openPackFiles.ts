import type { PackContent } from '../../application/shipments/ProofPackPrinter.ts';
import { isOneOf } from '../../domain/outside/isOneOf.ts';
import { pictureKinds } from '../../domain/paper/fileKinds.ts';
import type { LeftOut } from '../../domain/proofPack/PackPlace.ts';
import type { OpenedPdf } from './openPdf.ts';

/** A file of a pack, ready to be drawn. */
export type OpenedFile = Pick<PackContent, 'id' | 'isOnCover'> &
  (
    | { readonly kind: 'picture'; readonly jpeg: Uint8Array }
    | { readonly kind: 'pdf'; readonly pdf: OpenedPdf }
    | { readonly kind: 'left'; readonly why: LeftOut }
  );

const bytesOf = async (content: Blob): Promise<Uint8Array> => new Uint8Array(await content.arrayBuffer());

const opened = async ({ mime, content }: PackContent, jpegOf: (picture: Blob) => Promise<Blob | undefined>) => {
  if (isOneOf(pictureKinds, mime)) {
    const jpeg = await jpegOf(content);
    return jpeg
      ? ({ kind: 'picture', jpeg: await bytesOf(jpeg) } as const)
      : ({ kind: 'left', why: 'damaged' } as const);
  }
  if (mime !== 'application/pdf') return { kind: 'left', why: 'damaged' } as const;
  const { openPdf } = await import('./openPdf.ts');
  const pdf = await openPdf(await bytesOf(content));
  return typeof pdf === 'string' ? ({ kind: 'left', why: pdf } as const) : ({ kind: 'pdf', pdf } as const);
};

/** Opens the files of a pack. What cannot be shown says why. */
export const openPackFiles = async (
  files: readonly PackContent[],
  jpegOf: (picture: Blob) => Promise<Blob | undefined>,
): Promise<readonly OpenedFile[]> => {
  const all: OpenedFile[] = [];
  for (const file of files) {
    // oxlint-disable-next-line no-await-in-loop -- one picture in memory at a time
    all.push({ id: file.id, isOnCover: file.isOnCover, ...(await opened(file, jpegOf)) });
  }
  return all;
};
