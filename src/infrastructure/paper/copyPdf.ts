import { PDFDocument, PDFObjectCopier, PDFPage } from '@cantoo/pdf-lib';
import { disarmPage } from './disarmPage.ts';
import { disarmPdf } from './disarmPdf.ts';
import { ForeignPdfParser } from './ForeignPdfParser.ts';
import { pagesOf } from './pagesOf.ts';
import type { PdfPages, PdfProblem } from './PdfRequest.ts';

/** The pages of a PDF that somebody else made, as they look and without what they would do; or why not. Never throws, but may take for ever. */
export const copyPdf = async (file: ArrayBuffer): Promise<PdfPages | PdfProblem> => {
  try {
    const parser = new ForeignPdfParser(new Uint8Array(file));
    const context = await parser.parseDocument();
    if (context.lookup(context.trailerInfo.Encrypt)) return 'protected';
    if (parser.isAmbiguous) return 'damaged';
    const pages = pagesOf(context);
    if (typeof pages === 'string') return pages;
    if (pages.length === 0) return 'damaged';
    for (const page of pages) disarmPage(page);
    disarmPdf(context);
    const copy = await PDFDocument.create({ updateMetadata: false });
    const copier = PDFObjectCopier.for(context, copy.context);
    for (const page of pages) {
      const leaf = copier.copy(page);
      copy.addPage(PDFPage.of(leaf, copy.context.register(leaf), copy));
    }
    const { buffer } = new Uint8Array(await copy.save());
    return { pages: pages.length, pdf: buffer };
  } catch {
    return 'damaged';
  }
};
