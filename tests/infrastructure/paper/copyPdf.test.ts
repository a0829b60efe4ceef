import { PDFDocument, PDFName, StandardFonts } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { copyPdf } from '../../../src/infrastructure/paper/copyPdf.ts';
import type { PdfPages } from '../../../src/infrastructure/paper/PdfRequest.ts';
import { doublingTree, manyPages } from '../../support/paper/hostilePdfs.ts';
import { onePage, pdfOf, streamOf } from '../../support/paper/pdfOf.ts';
import { readPdf } from '../../support/paper/readPdf.ts';

const copyOf = (pdf: Uint8Array) => copyPdf(new Uint8Array(pdf).buffer);

const copied = async (pdf: Uint8Array): Promise<PdfPages> => {
  const copy = await copyOf(pdf);
  if (typeof copy === 'string') throw new Error(copy);
  return copy;
};

/** All that a PDF holds, as it would be written without compression. */
const written = async (pdf: ArrayBuffer): Promise<string> => {
  const objects = (await PDFDocument.load(pdf, { updateMetadata: false })).context.enumerateIndirectObjects();
  return objects.map(([, object]) => object.toString()).join('\n');
};

/** A page with these annotations, each an object of its own from 4. */
const withAnnotations = (...annotations: readonly string[]): Uint8Array =>
  pdfOf({
    objects: [
      ...onePage(`/Annots [${annotations.map((_, at) => `${at + 4} 0 R`).join(' ')}]`),
      ...annotations.map((each) => `<< /Type /Annot /Rect [0 0 9 9] ${each} >>`),
    ],
  });

/** The one annotation of the one page of a copy. */
const markOf = async (annotation: string) => {
  const copy = await PDFDocument.load((await copied(withAnnotations(annotation))).pdf);
  return copy.getPage(0).node.Annots()?.lookup(0);
};

const words = async (pdf: Uint8Array): Promise<readonly string[]> =>
  (await readPdf(new Uint8Array((await copied(pdf)).pdf))).map((page) => page.words);

const font = '/Resources << /Font << /F 4 0 R >> >>';
const helvetica = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';
const saying = (text: string): string => streamOf(`BT /F 12 Tf 20 50 Td (${text}) Tj ET`);
const says = (text: string) => [...onePage(`${font} /Contents 5 0 R`), helvetica, saying(text)];

describe('pages', () => {
  it('are copied with what they inherit and say, in their order', async () => {
    const pdf = await PDFDocument.create();
    const face = await pdf.embedFont(StandardFonts.Helvetica);
    for (const text of ['First', 'Second']) pdf.addPage([300, 200]).drawText(text, { font: face });
    expect(await words(await pdf.save())).toEqual(['First', 'Second']);
    const copy = await PDFDocument.load((await copied(pdfOf({ objects: onePage() }))).pdf);
    expect(copy.getPages().map((page) => page.getSize())).toEqual([{ width: 200, height: 100 }]);
  });

  it.each([
    ['500 pages', manyPages(500), expect.objectContaining({ pages: 500 })],
    ['501 pages', manyPages(501), 'too_many_pages'],
    ['8,000 pages', manyPages(8000), 'too_many_pages'],
    ['a tree that shares its parts, 8 levels deep', doublingTree(8), expect.objectContaining({ pages: 256 })],
    ['the same, 14 levels deep', doublingTree(14), 'too_many_pages'],
    ['the same, 40 levels deep', doublingTree(40), 'too_many_pages'],
    [
      'a tree that is its own part',
      pdfOf({ objects: ['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [2 0 R 2 0 R] >>'] }),
      'too_many_pages',
    ],
    ['no page', pdfOf({ objects: ['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [] >>'] }), 'damaged'],
    ['a page that is none', pdfOf({ objects: [...onePage().slice(0, 2), '[]'] }), 'damaged'],
    ['no PDF', new Uint8Array(9), 'damaged'],
  ])('of %s end with an answer at once', async (_, pdf, answer) => {
    const start = performance.now();
    expect(await copyOf(pdf)).toEqual(answer);
    expect(performance.now() - start).toBeLessThan(5000);
  });
});

describe('what a PDF would do', () => {
  const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';
  const embedded = streamOf('MZ-program', '/Type /EmbeddedFile');

  it('is not copied, wherever it is', async () => {
    const [catalogue, tree, page] = onePage(
      `/AA << /O ${script} >> /AF [6 0 R] /Resources << /XObject << /X 8 0 R >> >> /Annots [4 0 R 5 0 R 9 0 R]`,
      `/OpenAction ${script} /Names << /EmbeddedFiles << /Names [(a) 6 0 R] >> /JavaScript << /Names [(b) ${script}] >> >>`,
    );
    const { pdf } = await copied(
      pdfOf({
        objects: [
          catalogue,
          tree,
          page,
          `<< /Type /Annot /Subtype /Square /Rect [0 0 9 9] /P 3 0 R /AA << /PO ${script} >> /A << /S /Launch /F (cmd.exe) >> >>`,
          '<< /Type /Annot /Subtype /FileAttachment /Rect [0 0 9 9] /FS 6 0 R >>',
          '<< /Type /Filespec /F (run.exe) /EF << /F 7 0 R >> >>',
          embedded,
          streamOf('', '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /AF [6 0 R] /Stray 1 0 R /Strange 6 0 R'),
          `<< /Type /Annot /Subtype /Screen /Rect [0 0 9 9] /A << /S /Rendition /JS (x) >> >>`,
        ],
      }),
    );
    const all = await written(pdf);
    expect(all).not.toMatch(
      /JavaScript|\/JS\b|\/AA\b|Launch|cmd\.exe|EmbeddedFile|\/EF\b|OpenAction|FileAttachment|Screen/,
    );
    expect(all).toContain('/Square');
  });

  it('does not bring a page along a second time', async () => {
    const { pdf } = await copied(withAnnotations('/Subtype /Link /P 3 0 R /Dest [3 0 R /Fit]'));
    expect((await written(pdf)).match(/\/Type \/Page\b/g)).toHaveLength(1);
  });

  it.each([
    ['https://example.com/pod?id=1', 'https://example.com/pod?id=1'],
    ['HTTP://example.com', 'http://example.com/'],
    ['https://example.com/\\) /S /Launch', 'https://example.com/)%20/S%20/Launch'],
  ])('leads to the web: %s', async (address, link) => {
    const mark = String(await markOf(`/Subtype /Link /A << /S /URI /URI (${address}) /Next ${script} >>`));
    const [, hex = ''] = /\/URI <([0-9a-f]+)>/i.exec(mark) ?? [];
    expect(Buffer.from(hex, 'hex').toString()).toBe(link);
    expect(mark).not.toMatch(/Next|JavaScript|Launch/);
  });

  it.each([
    '/S /URI /URI (javascript:alert)',
    '/S /URI /URI (file:///etc/passwd)',
    '/S /URI /URI 9',
    '/S /GoToR /F (other.pdf)',
    '/S /SubmitForm /F (https://example.com)',
  ])('leads nowhere else: %s', async (action) => {
    const mark = String(await markOf(`/Subtype /Link /A << ${action} >>`));
    expect(mark).toContain('/Link');
    expect(mark).not.toContain('/A ');
  });

  it.each(['FileAttachment', 'RichMedia', 'Screen', 'Movie', 'Sound', '3D', 'Popup', 'Widget', 'Unheard-of'])(
    'goes with the whole annotation: %s',
    async (subtype) => {
      expect(await markOf(`/Subtype /${subtype}`)).toBeUndefined();
    },
  );

  it('leaves the looks of a field of a form, such as a signature', async () => {
    const pdf = pdfOf({
      objects: [
        ...onePage('/Annots [4 0 R]'),
        `<< /Type /Annot /Subtype /Widget /FT /Sig /Rect [0 0 9 9] /AP << /N 5 0 R >> /A ${script} /V 6 0 R >>`,
        streamOf('0 0 9 9 re f', '/Type /XObject /Subtype /Form /BBox [0 0 9 9]'),
        '<< /Type /Sig >>',
      ],
    });
    const mark = (await PDFDocument.load((await copied(pdf)).pdf)).getPage(0).node.Annots()?.lookup(0);
    expect(String(mark)).toMatch(/\/Stamp[^]*\/AP/);
    expect(String(mark)).not.toMatch(/\/FT|\/V |JavaScript|Widget/);
  });
});

describe('an object that comes twice', () => {
  const other = `5 0 obj\n${saying('Other')}\nendobj\n`;

  it('in one state of a file makes it damaged: viewers would show another page', async () => {
    expect(await words(pdfOf({ objects: says('Shown') }))).toEqual(['Shown']);
    expect(await copyOf(pdfOf({ objects: says('Shown'), unnamed: other }))).toBe('damaged');
  });

  it('in a later state of a file is what counts', async () => {
    const first = Buffer.from(pdfOf({ objects: says('Before') })).toString('latin1');
    const before = /startxref\n(\d+)/.exec(first)?.[1] ?? '';
    const at = String(first.length).padStart(10, '0');
    const table = `xref\n5 1\n${at} 00000 n \ntrailer\n<< /Size 6 /Root 1 0 R /Prev ${before} >>\n`;
    const all = `${first}${other}${table}startxref\n${first.length + other.length}\n%%EOF\n`;
    expect(await words(Buffer.from(all, 'latin1'))).toEqual(['Other']);
  });
});

it('a PDF with a password is protected', async () => {
  const pdf = await PDFDocument.create();
  pdf.addPage();
  pdf.encrypt({ userPassword: 'secret', ownerPassword: 'secret' });
  expect(await copyOf(await pdf.save())).toBe('protected');
});

it('a copy keeps nothing of the catalogue but its pages', async () => {
  const { pdf } = await copied(
    pdfOf({ objects: onePage('', '/Lang (en) /AcroForm << /XFA (x) >> /URI << /Base (x) >>') }),
  );
  const { catalog } = await PDFDocument.load(pdf);
  expect(catalog.keys()).toEqual([PDFName.of('Type'), PDFName.of('Pages')]);
});
