const bytes = (text: string): Uint8Array => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

interface PdfParts {
  /** Bodies of objects from 1, in Latin-1; the first is the catalogue. */
  readonly objects: readonly string[];
  /** What stands before the table, and is not in it. */
  readonly unnamed?: string;
}

/** A PDF written by hand, with a table that names each of its objects. */
export const pdfOf = ({ objects, unnamed = '' }: PdfParts): Uint8Array => {
  let text = '%PDF-1.7\n';
  const entries = objects.map((body, at) => {
    const entry = `${String(text.length).padStart(10, '0')} 00000 n \n`;
    text += `${at + 1} 0 obj\n${body}\nendobj\n`;
    return entry;
  });
  text += unnamed;
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${entries.join('')}`;
  return bytes(`${text}${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`);
};

/** The catalogue, the tree and one page of 200 by 100 points: the rest is given. */
export const onePage = (page = '', catalogue = ''): readonly [string, string, string] => [
  `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`,
  '<< /Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [0 0 200 100] >>',
  `<< /Type /Page /Parent 2 0 R ${page} >>`,
];

/** A stream as the body of an object. */
export const streamOf = (content: string, dict = ''): string =>
  `<< /Length ${content.length} ${dict} >>\nstream\n${content}\nendstream`;
