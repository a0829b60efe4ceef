import { PDFDocument } from 'pdfkit';
import { a4 } from '../../domain/consignment/layout/NotePaper.ts';

/** An empty document on A4, of which each page is added. `asksToPrint` makes viewers ask how to print it as soon as they show it. */
export const newDocument = (title: string, asksToPrint = false): PDFDocument => {
  const document = new PDFDocument({
    size: [a4.width, a4.height],
    margin: 0,
    autoFirstPage: false,
    font: '',
    lang: 'en',
    info: { Title: title },
  });
  // oxlint-disable-next-line no-underscore-dangle -- PDFKit has no call for it; viewers know this action by its name (ISO 32000, 12.6.4.11).
  if (asksToPrint) document._root.data.OpenAction = { Type: 'Action', S: 'Named', N: 'Print' };
  return document;
};
