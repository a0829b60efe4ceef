import { degrees, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { describe, expect, it, vi } from 'vitest';
import type { PackContent } from '../../../src/application/shipments/ProofPackPrinter.ts';
import type { ShipmentRecord } from '../../../src/domain/shipment/Shipment.ts';
import { sheetArea } from '../../../src/domain/sheet/sheetArea.ts';
import { drawProofPack } from '../../../src/infrastructure/paper/drawProofPack.ts';
import { deliveredShipment, longNames } from '../../support/factories/deliveredShipment.ts';
import { proofFactory } from '../../support/factories/proofFactory.ts';
import { InProcessPdfWorker } from '../../support/fakes/InProcessPdfWorker.ts';
import { greyJpeg } from '../../support/paper/greyJpeg.ts';
import { loadFaceFile } from '../../support/paper/loadFaceFile.ts';
import { packWords } from '../../support/paper/packWords.ts';
import { readPdf, readPictures } from '../../support/paper/readPdf.ts';

vi.stubGlobal('Worker', InProcessPdfWorker);

const blobOf = (bytes: Uint8Array): Blob => new Blob([new Uint8Array(bytes)]);
const jpeg = (width: number, height: number): Blob => blobOf(greyJpeg(width, height));

/** A PDF of two pages that somebody scanned: one upright, one turned. */
const scan = async (password?: string): Promise<Blob> => {
  const pdf = await PDFDocument.create();
  pdf.addPage([400, 600]).drawText('Scanned page one', { x: 20, y: 500 });
  pdf.addPage([600, 400]).setRotation(degrees(90));
  if (password !== undefined) pdf.encrypt({ userPassword: password, ownerPassword: password });
  return blobOf(await pdf.save());
};

const file = (id: string, name: string, mime: string) => ({
  id,
  name,
  mime,
  size: 1000,
  sha256: id.repeat(64).slice(0, 64),
});
const proof = proofFactory.build({
  recipient: 'Nguyễn Thị Hạnh-Štěpánková',
  packages: { delivered: 23, short: 1, damaged: 2 },
  note: Array.from({ length: 90 }, (_, at) => `Remark ${at}: ouvert, žlutý, größer.`).join('\n'),
  files: [
    file('a', 'signature.png', 'image/png'),
    file('b', 'yard.jpg', 'image/jpeg'),
    file('c', 'scan.pdf', 'application/pdf'),
    file('d', 'tall.webp', 'image/webp'),
    file('e', 'locked.pdf', 'application/pdf'),
    file('g', 'cut-off.jpg', 'image/jpeg'),
    file('h', 'no-picture.jpg', 'image/jpeg'),
  ],
});
const broken = proofFactory.build({
  type: 'cmr',
  files: [file('f', 'broken.pdf', 'application/pdf')],
});
const shipment = deliveredShipment([proof, broken]);

const contents = async (): Promise<readonly PackContent[]> => {
  const of: Readonly<Record<string, Blob>> = {
    a: jpeg(1000, 400),
    b: jpeg(1600, 1200),
    c: await scan(),
    d: jpeg(300, 2000),
    e: await scan('secret'),
    f: blobOf(new TextEncoder().encode('%PDF-1.7 cut off')),
    g: blobOf(greyJpeg(1600, 1200).slice(0, 60)),
    h: blobOf(new TextEncoder().encode('no picture')),
  };
  return [proof, broken].flatMap(({ files }) =>
    files.map(({ id, mime, name }) => ({
      id,
      kind: mime === 'application/pdf' ? ('pdf' as const) : ('picture' as const),
      content: of[id] ?? new Blob([]),
      isOnCover: name === 'signature.png',
    })),
  );
};

const printed = async (of: ShipmentRecord, files: readonly PackContent[], asksToPrint = false) => {
  const made = await drawProofPack(
    files,
    {
      shipment: of,
      words: packWords,
      brand: 'Greenline Haulage',
      record: '0123456789abcdef, state 9 of 9 at 2026-01-09 10:00 UTC',
      left: new Map(),
      asksToPrint,
    },
    '#51c21c',
    loadFaceFile,
  );
  const bytes = new Uint8Array(await made.pdf.arrayBuffer());
  return { ...made, bytes, pages: await readPdf(bytes) };
};

const whole = contents().then((files) => printed(shipment, files));

const actionOf = async ({ bytes }: { readonly bytes: Uint8Array }) =>
  (await PDFDocument.load(bytes)).catalog.get(PDFName.of('OpenAction'))?.toString();

it('a pack asks by itself how to print it, with the pages of PDFs behind it too', async () => {
  expect(await actionOf(await printed(shipment, await contents(), true))).toMatch(/\/Named\s+\/N \/Print/u);
  expect(await actionOf(await whole)).toBeUndefined();
});

describe('a pack of proofs with long names, photos and scans', () => {
  it('loses no word of any name and no line of the remarks', async () => {
    const { unknownLetters, pages } = await whole;
    const words = pages.map((page) => page.words).join(' ');
    expect(unknownLetters).toEqual([]);
    for (const name of [...Object.values(longNames), proof.recipient ?? ''])
      expect(name.split(' ').filter((word) => !words.includes(word))).toEqual([]);
    expect((proof.note ?? '').split('\n').filter((line) => !words.includes(line))).toEqual([]);
  });

  it('names no price and no phone', async () => {
    const { pages } = await whole;
    expect(pages.map((page) => page.words).join(' ')).not.toMatch(/7.?654|EUR|€|\+49|00000101/u);
  });

  it('counts its pages, those of the files among them, and says where each file is', async () => {
    const { pages, index } = await whole;
    const cover = pages.length - 4;
    expect(pages.slice(0, cover + 2).map(({ words }) => /Page \d+ of \d+$/u.exec(words)?.[0])).toEqual(
      Array.from({ length: cover + 2 }, (_, at) => `Page ${at + 1} of ${pages.length}`),
    );
    expect(Object.fromEntries(index)).toEqual({
      a: { kind: 'cover' },
      b: { kind: 'pages', from: cover + 1, to: cover + 1, isPicture: true },
      d: { kind: 'pages', from: cover + 2, to: cover + 2, isPicture: true },
      c: { kind: 'pages', from: cover + 3, to: cover + 4, isPicture: false },
      e: { kind: 'left', why: 'protected' },
      f: { kind: 'left', why: 'damaged' },
      g: { kind: 'left', why: 'damaged' },
      h: { kind: 'left', why: 'damaged' },
    });
    const list = pages
      .slice(0, cover)
      .map(({ words }) => words)
      .join(' ');
    for (const said of [`Pages ${cover + 3} to ${cover + 4}`, `Page ${cover + 1}`, 'protected by a', 'cannot be'])
      expect(list).toContain(said);
    expect(list).toContain(packWords.original);
    for (const { name } of [...proof.files, ...broken.files]) expect(list).toContain(name);
  });

  it('has pictures within the page, none blown up, each with its name above', async () => {
    const { bytes, pages } = await whole;
    const cover = pages.length - 4;
    const [yard, tall] = await Promise.all([cover + 1, cover + 2].map((page) => readPictures(bytes, page)));
    expect(pages[cover]?.words).toContain('Picture: yard.jpg');
    for (const { x, y, width, height } of [...(yard ?? []), ...(tall ?? [])]) {
      expect(x).toBeGreaterThanOrEqual(sheetArea.x - 0.5);
      expect(x + width).toBeLessThanOrEqual(sheetArea.x + sheetArea.width + 0.5);
      expect(y).toBeGreaterThanOrEqual(sheetArea.y);
      expect(y + height).toBeLessThanOrEqual(sheetArea.y + sheetArea.height + 0.5);
    }
    expect(yard?.map(({ width, height }) => width / height)).toEqual([expect.closeTo(4 / 3, 2)]);
    expect(tall?.map(({ width, height }) => width / height)).toEqual([expect.closeTo(0.15, 2)]);
  });

  it('has the pages of a PDF as they are', async () => {
    const { pages } = await whole;
    expect(pages.at(-2)).toMatchObject({ width: 400, height: 600, words: 'Scanned page one' });
    expect(pages.at(-1)).toMatchObject({ width: 600, height: 400 });
  });

  it('has nothing of its own beyond the margins, and none below 8 points', async () => {
    const { pages } = await whole;
    const texts = pages.slice(0, -2).flatMap((page) => page.texts);
    expect(Math.min(...texts.map(({ size }) => size))).toBeGreaterThanOrEqual(8);
    expect(
      texts.filter(
        ({ x, y, width }) => x < sheetArea.x - 0.5 || x + width > sheetArea.x + sheetArea.width + 0.5 || y > 825,
      ),
    ).toEqual([]);
  });
});

it('without files it is the cover alone, which asks for no library of PDFs', async () => {
  const { pages } = await printed(deliveredShipment([{ ...proof, files: [], note: undefined }]), []);
  expect(pages.at(-1)?.words).toMatch(new RegExp(`Page ${pages.length} of ${pages.length}$`, 'u'));
});
