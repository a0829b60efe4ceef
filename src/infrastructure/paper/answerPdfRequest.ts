import { appendCopies } from './appendCopies.ts';
import { copyPdf } from './copyPdf.ts';
import type { PdfAnswer, PdfRequest } from './PdfRequest.ts';

/** What the worker for PDFs does. */
export const answerPdfRequest = (request: PdfRequest): Promise<PdfAnswer> =>
  request.kind === 'copy' ? copyPdf(request.pdf) : appendCopies(request.cover, request.copies);
