import type { PDFDocument } from 'pdfkit';
import { a4 } from '../../domain/consignment/layout/NotePaper.ts';
import type { PaperPen } from './PaperPen.ts';

/** In both languages of the form. */
const mark = 'DRAFT / PROJET';
const size = 72;

/** Writes across a page that it is a draft, so that nobody drives with it. What is drawn after it stays readable. */
export const drawDraftMark = (document: PDFDocument, pen: PaperPen): void => {
  const [x, y] = [a4.width / 2, a4.height / 2];
  document.save().rotate(-52, { origin: [x, y] });
  const width = pen.measure(mark, { size: 8, isBold: true }) * (size / 8);
  document
    .fillColor('#dfe2e6')
    .font('latin bold', size)
    .text(mark, x - width / 2, y + size / 3, { lineBreak: false, baseline: 'alphabetic' });
  document.restore();
};
