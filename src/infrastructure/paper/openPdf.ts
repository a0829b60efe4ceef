import { askPdfWorker } from './askPdfWorker.ts';
import { pdfLimits } from './pdfLimits.ts';
import type { PdfPages, PdfProblem } from './PdfRequest.ts';

/** The pages of a PDF, copied by a worker without what they would do by themselves. */
export type OpenedPdf = PdfPages;

/**
 * Opens a PDF that somebody else made; or says why not: `late` after `limit` milliseconds, or those of any PDF. Never throws.
 */
export const openPdf = async (
  file: Uint8Array,
  limit: number,
  start?: Parameters<typeof askPdfWorker>[2],
): Promise<OpenedPdf | PdfProblem | 'unread' | 'late'> =>
  askPdfWorker({ kind: 'copy', pdf: new Uint8Array(file).buffer }, Math.min(limit, pdfLimits.one), start);
