import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { writeWorkbook } from '../../../src/infrastructure/workbook/writeWorkbook.ts';

/** The XML of the parts of a workbook, by their names. */
const partsOf = async (file: Blob): Promise<Readonly<Record<string, string>>> => {
  const parts = unzipSync(new Uint8Array(await file.arrayBuffer()));
  return Object.fromEntries(Object.entries(parts).map(([name, bytes]) => [name, strFromU8(bytes)]));
};

const sheetOf = async (rows: Parameters<typeof writeWorkbook>[0]['rows'], name = 'Shipments') => {
  const parts = await partsOf(await writeWorkbook({ name, titles: ['Town', 'Kg'], rows }));
  const [sheet = ''] = Object.entries(parts).flatMap(([part, xml]) => (/worksheets\/.*\.xml$/.test(part) ? [xml] : []));
  return { sheet, strings: parts['xl/sharedStrings.xml'] ?? '', book: parts['xl/workbook.xml'] ?? '' };
};

it('keeps numbers as numbers, and accents and signs of XML as they are', async () => {
  const { sheet, strings } = await sheetOf([['Łódź & <Évreux> "Ω"', 14_880.5]]);
  expect(strings).toContain('Łódź &amp; &lt;Évreux&gt;');
  expect(sheet).toMatch(/<v>14880\.5<\/v>/);
});

it('writes what looks like a formula as text', async () => {
  const { sheet, strings } = await sheetOf([['=1+1', '@cmd']]);
  expect(sheet).not.toContain('<f>');
  expect(strings).toContain('=1+1');
  expect(strings).toContain('@cmd');
});

it('leaves out what a sheet cannot hold, and cuts text at the length of a cell', async () => {
  const { sheet, strings } = await sheetOf([
    [undefined, Number.NaN],
    ['x'.repeat(40_000), null],
  ]);
  expect(sheet).not.toContain('NaN');
  expect(strings).toContain('x'.repeat(32_767));
  expect(strings).not.toContain('x'.repeat(32_768));
});

it.each([
  ['a/b:c*d?e[f]g', 'a b c d e f g'],
  ["'quoted'", 'quoted'],
  ['A name of far more than thirty-one characters', 'A name of far more than thirty-'],
  ['', 'Sheet'],
])('names the sheet of %j so that Excel opens it', async (name, written) => {
  expect((await sheetOf([], name)).book).toContain(`name="${written}"`);
});
