import { EncryptedPDFError, PDFDocument, PDFName } from '@cantoo/pdf-lib';

/** A PDF whose pages can be copied. */
export interface OpenedPdf {
  readonly pages: number;
  /** The same PDF with these pages behind its own; the pages are as they were, but for what they would do by themselves. */
  readonly behind: (cover: PDFDocument) => Promise<void>;
}

const copied = (from: PDFDocument) => async (cover: PDFDocument) => {
  for (const page of await cover.copyPages(from, from.getPageIndices())) {
    page.node.delete(PDFName.of('AA'));
    cover.addPage(page);
  }
};

/** Opens a PDF that somebody else made; or says why not. Never throws. */
export const openPdf = async (file: Uint8Array): Promise<OpenedPdf | 'protected' | 'damaged'> => {
  try {
    const pdf = await PDFDocument.load(file, { updateMetadata: false });
    const pages = pdf.getPageCount();
    if (pages === 0) return 'damaged';
    // What cannot be copied shows here, before the cover says where it is.
    const tried = await PDFDocument.create({ updateMetadata: false });
    await copied(pdf)(tried);
    return { pages, behind: copied(pdf) };
  } catch (error) {
    return error instanceof EncryptedPDFError ? 'protected' : 'damaged';
  }
};
