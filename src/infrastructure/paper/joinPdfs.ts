import { PDFDocument } from '@cantoo/pdf-lib';
import type { OpenedPdf } from './openPdf.ts';

/** A PDF of ours with the pages of others behind it. */
export const joinPdfs = async (cover: Blob, others: readonly OpenedPdf[]): Promise<Blob> => {
  const joined = await PDFDocument.load(await cover.arrayBuffer(), { updateMetadata: false });
  for (const { behind } of others) {
    // oxlint-disable-next-line no-await-in-loop -- in their order
    await behind(joined);
  }
  return new Blob([new Uint8Array(await joined.save())], { type: 'application/pdf' });
};
