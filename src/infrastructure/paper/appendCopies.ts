import { PDFDocument } from '@cantoo/pdf-lib';
import type { PdfPages } from './PdfRequest.ts';

/** A PDF of ours with the pages of copies behind it. */
export const appendCopies = async (cover: ArrayBuffer, copies: readonly ArrayBuffer[]): Promise<PdfPages> => {
  const joined = await PDFDocument.load(cover, { updateMetadata: false });
  for (const copy of copies) {
    // oxlint-disable-next-line no-await-in-loop -- in their order
    const from = await PDFDocument.load(copy, { updateMetadata: false });
    // oxlint-disable-next-line no-await-in-loop -- as above
    for (const page of await joined.copyPages(from, from.getPageIndices())) joined.addPage(page);
  }
  const { buffer } = new Uint8Array(await joined.save());
  return { pages: joined.getPageCount(), pdf: buffer };
};
