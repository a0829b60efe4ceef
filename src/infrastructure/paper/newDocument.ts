import { PDFDocument } from 'pdfkit';
import { a4 } from '../../domain/consignment/layout/NotePaper.ts';

/** An empty document on A4, of which each page is added. */
export const newDocument = (title: string): PDFDocument =>
  new PDFDocument({
    size: [a4.width, a4.height],
    margin: 0,
    autoFirstPage: false,
    font: '',
    lang: 'en',
    info: { Title: title },
  });
