import type { PackContent } from '../../application/shipments/ProofPackPrinter.ts';
import type { LeftOutReason } from '../../domain/proofPack/PackIndex.ts';
import { fetched } from './fetched.ts';
import { isDrawable } from './isDrawable.ts';
import type { OpenedPdf } from './openPdf.ts';
import { pdfLimits } from './pdfLimits.ts';

/** A file of a pack, ready to be drawn. */
export type OpenedFile = Pick<PackContent, 'id' | 'isOnCover'> &
  (
    | { readonly kind: 'picture'; readonly jpeg: Uint8Array }
    | { readonly kind: 'pdf'; readonly pdf: OpenedPdf }
    | { readonly kind: 'left'; readonly why: LeftOutReason }
  );

/** Opens a file; a PDF in what is left of their time (milliseconds). */
const opened = async ({ id, isOnCover, kind, content }: PackContent, left: number): Promise<OpenedFile> => {
  if (kind === 'pdf' && left <= 0) return { id, isOnCover, kind: 'left', why: 'too_slow' };
  const bytes = new Uint8Array(await content.arrayBuffer());
  if (kind === 'picture')
    return isDrawable(bytes) ? { id, isOnCover, kind, jpeg: bytes } : { id, isOnCover, kind: 'left', why: 'damaged' };
  const { openPdf } = await fetched(import('./openPdf.ts'));
  const pdf = await openPdf(bytes, left);
  if (typeof pdf !== 'string') return { id, isOnCover, kind, pdf };
  // One that had less time than any other may be whole.
  const lateOne = left < pdfLimits.one ? 'too_slow' : 'damaged';
  return { id, isOnCover, kind: 'left', why: pdf === 'late' ? lateOne : pdf };
};

/**
 * Opens the files of a pack, one after the other. What cannot be shown says why. Throws a Failure if the script that reads PDFs cannot be
 * fetched.
 */
export const openPackFiles = async (files: readonly PackContent[]): Promise<readonly OpenedFile[]> => {
  const all: OpenedFile[] = [];
  let spent = 0;
  for (const file of files) {
    const from = performance.now();
    // oxlint-disable-next-line no-await-in-loop -- one file in memory at a time
    all.push(await opened(file, pdfLimits.pack - spent));
    // At most as long as one PDF may take: the rest was waiting for its worker.
    if (file.kind === 'pdf') spent += Math.min(performance.now() - from, pdfLimits.one);
  }
  return all;
};
