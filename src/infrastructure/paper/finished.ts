import type { PDFDocument } from 'pdfkit';

/** Ends a document, and answers all of it. */
export const finished = (document: PDFDocument): Promise<Blob> =>
  new Promise((made) => {
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    document.on('data', (chunk) => chunks.push(chunk));
    document.on('end', () => made(new Blob(chunks, { type: 'application/pdf' })));
    document.end();
  });
