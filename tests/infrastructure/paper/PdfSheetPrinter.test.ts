import { describe, expect, it } from 'vitest';
import type { Sheet } from '../../../src/domain/sheet/Sheet.ts';
import { sheetArea } from '../../../src/domain/sheet/sheetArea.ts';
import { drawSheet } from '../../../src/infrastructure/paper/drawSheet.ts';
import { loadFaceFile } from '../../support/paper/loadFaceFile.ts';
import { readPdf } from '../../support/paper/readPdf.ts';

const long = 'Międzynarodowe Przedsiębiorstwo Spedycyjno-Transportowe Brzęczyszczykiewicz i Wspólnicy Łódź-Śródmieście';
const rows = Array.from({ length: 90 }, (_, at) => [`Row ${at}`, at % 7 === 0 ? long : 'Žďár', `€${at}.50`]);
const sheet: Sheet = {
  brand: 'Greenline Haulage',
  title: 'Statement',
  reference: 'INV-000007',
  foot: 'Amounts are net of VAT.',
  pageOf: (page, pages) => `Page ${page} of ${pages}`,
  blocks: [
    {
      kind: 'facts',
      facts: [
        ['From', long],
        ['To', 'Nguyễn Thị Hạnh'],
      ],
    },
    { kind: 'text', texts: ['Щёлково'] },
    { kind: 'heading', text: 'Lines' },
    {
      kind: 'table',
      columns: [
        { title: 'Line', share: 20 },
        { title: 'Reason', share: 50 },
        { title: 'Amount', share: 30, isNumber: true },
      ],
      rows,
      foot: ['Total', '', '€4,050.00'],
    },
  ],
};

const printed = (async () => {
  const { pdf, unknown } = await drawSheet(sheet, '#51c21c', loadFaceFile, false);
  return { unknown, pages: await readPdf(new Uint8Array(await pdf.arrayBuffer())) };
})();

const textOf = async (asksToPrint: boolean) =>
  new TextDecoder('latin1').decode(
    await (await drawSheet(sheet, '#51c21c', loadFaceFile, asksToPrint)).pdf.arrayBuffer(),
  );

it('a sheet asks by itself how to print it, where that is why it was opened', async () => {
  const action = /\/S \/Named\s+\/N \/Print/u;
  expect(await textOf(true)).toMatch(action);
  expect(await textOf(false)).not.toMatch(action);
});

describe('a sheet of several pages', () => {
  it('loses no row and no letter', async () => {
    const { unknown, pages } = await printed;
    const words = pages.map((page) => page.words).join(' ');
    expect(unknown).toEqual([]);
    expect(rows.filter(([row = '', , amount = '']) => !words.includes(`${row} `) || !words.includes(amount))).toEqual(
      [],
    );
    expect(long.split(' ').filter((word) => !words.includes(word))).toEqual([]);
    expect(words).toContain('Nguyễn Thị Hạnh');
    expect(words).toContain('Щёлково');
    expect(words).toContain('€4,050.00');
  });

  it('says on each page what it is, whose, and which page, and begins tables with their head', async () => {
    const { pages } = await printed;
    expect(pages.length).toBeGreaterThan(2);
    pages.forEach(({ words, width }, at) => {
      expect(Math.round(width)).toBe(595);
      for (const said of [
        'Greenline Haulage',
        'Statement',
        'INV-000007',
        `Page ${at + 1} of ${pages.length}`,
        'Reason',
      ])
        expect(words).toContain(said);
    });
  });

  it('has nothing beyond its margins, and none below 8 points', async () => {
    const { pages } = await printed;
    const texts = pages.flatMap((page) => page.texts);
    expect(Math.min(...texts.map(({ size }) => size))).toBeGreaterThanOrEqual(8);
    expect(
      texts.filter(({ x, width }) => x < sheetArea.x - 0.5 || x + width > sheetArea.x + sheetArea.width + 0.5),
    ).toEqual([]);
    expect(Math.max(...texts.map(({ y }) => y))).toBeLessThan(825);
  });
});
