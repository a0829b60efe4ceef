import { pdfOf, streamOf } from './pdfOf.ts';

/** A tree of pages that names each part twice: 1 kB, and twice as many pages for each level. */
export const doublingTree = (levels: number): Uint8Array =>
  pdfOf({
    objects: [
      '<< /Type /Catalog /Pages 2 0 R >>',
      ...Array.from({ length: levels }, (_, at) => `<< /Type /Pages /Kids [${at + 3} 0 R ${at + 3} 0 R] /Count 2 >>`),
      `<< /Type /Page /MediaBox [0 0 200 100] /Contents ${levels + 3} 0 R >>`,
      streamOf(''),
    ],
  });

/** So many pages in a row. */
export const manyPages = (count: number): Uint8Array =>
  pdfOf({
    objects: [
      '<< /Type /Catalog /Pages 2 0 R >>',
      `<< /Type /Pages /Count ${count} /Kids [${Array.from({ length: count }, (_, at) => `${at + 3} 0 R`).join(' ')}] >>`,
      ...Array.from({ length: count }, () => '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 100] >>'),
    ],
  });

/** Objects that never end, read again and again: 4 MB take minutes. */
export const endless = (times: number): Uint8Array => pdfOf({ objects: [], unnamed: '1 0 obj\n<< '.repeat(times) });
