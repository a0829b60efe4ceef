import type { PDFDocument } from 'pdfkit';
import type { PaperPicture } from '../../domain/consignment/layout/NotePaper.ts';

/** Points for a pixel at most: a small picture is not blown up. */
const largest = 1;

/** Draws a JPEG as large as its place allows. */
export const drawPicture = (
  document: PDFDocument,
  { x, y, width, height, isCentred }: PaperPicture,
  jpeg: Uint8Array | undefined,
): void => {
  if (!jpeg) return;
  const image = document.openImage(jpeg);
  const scale = Math.min(largest, width / image.width, height / image.height);
  const [wide, high] = [image.width * scale, image.height * scale];
  document.image(image, isCentred ? x + (width - wide) / 2 : x, y, {
    width: wide,
    height: high,
    ignoreOrientation: true,
  });
};
