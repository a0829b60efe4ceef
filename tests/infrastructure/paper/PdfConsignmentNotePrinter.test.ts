import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { consignmentNotes } from '../../../src/domain/consignment/consignmentNotes.ts';
import {
  boxAreas,
  codeArea,
  columnAreas,
  footerArea,
  goodsArea,
  padding,
  signatureHeight,
  stripArea,
  titleArea,
} from '../../../src/domain/consignment/layout/formGrid.ts';
import type { PaperArea } from '../../../src/domain/consignment/layout/NotePaper.ts';
import type { ShipmentRecord } from '../../../src/domain/shipment/Shipment.ts';
import { PdfConsignmentNotePrinter } from '../../../src/infrastructure/paper/PdfConsignmentNotePrinter.ts';
import { deliveredShipment } from '../../support/factories/deliveredShipment.ts';
import { proofFactory } from '../../support/factories/proofFactory.ts';
import { shipmentFactory } from '../../support/factories/shipmentFactory.ts';
import { loadFaceFile } from '../../support/paper/loadFaceFile.ts';
import { noteWords } from '../../support/paper/noteWords.ts';
import { readInk } from '../../support/paper/readInk.ts';
import { readSquares } from '../../support/paper/readSquares.ts';
import { readAloud, readPdf, type ReadPage, type ReadText } from '../../support/paper/readPdf.ts';

const now = Date.UTC(2026, 0, 5, 9);
const record = '0123456789abcdef, state 1 000 of 1 000 at 2026-09-28 14:05 UTC';
const longNames = [
  'Międzynarodowe Przedsiębiorstwo Spedycyjno-Transportowe Brzęczyszczykiewicz i Wspólnicy Łódź-Śródmieście Spółka Jawna',
  'Société Générale d’Entreposage et de Répartition Frigorifique des Bouches-du-Rhône et de l’Étang de Berre Réunies SARL',
  'Žďárská Zasilatelská a Skladová Společnost Příbram–Česká Třebová se Zvláštním Určením pro Křehké Zboží, a.s. Öland Größe',
] as const;
const [sender, consignee, carrier] = longNames;

const crew = {
  vehicle: { id: 'v-1', plate: 'L-HH 204' },
  trailer: { id: 'v-2', plate: 'L-HH 900' },
  driver: { id: 'd-1', name: 'Ada Moss' },
};
const plain = shipmentFactory.build({ reference: 'SH-2026-000042', status: 'assigned', assignment: crew });
const [pickup, delivery] = plain.stops;
const [goods] = plain.cargo;
if (!pickup || !delivery || !goods) throw new Error('the factory has two stops and a line of goods');
const full: ShipmentRecord = {
  ...plain,
  shipper: { ...plain.shipper, name: sender },
  carrier: { ...plain.carrier, name: carrier },
  price: { amountMinor: 765_432, currency: 'EUR' },
  stops: [pickup, { ...delivery, place: { ...delivery.place, name: consignee } }],
  cargo: [
    {
      ...goods,
      marks: 'AB 1–24',
      hsCode: '290529',
      volumeM3: 31.25,
      dangerous: {
        un: '1098',
        name: 'Allyl alcohol',
        class: '6.1 (3)',
        packingGroup: 'I',
        tunnelCode: 'C/D',
        transportCategory: 1,
        quantity: 21,
      },
    },
  ],
};

const printed = async (shipment: ShipmentRecord, asksToPrint = false) => {
  const printer = new PdfConsignmentNotePrinter(loadFaceFile);
  const { pdf, unknownLetters } = await printer.print(consignmentNotes(shipment, noteWords, now, record), {
    asksToPrint,
  });
  const file = new Uint8Array(await pdf.arrayBuffer());
  return { file, unknownLetters, pages: await readPdf(file) };
};

const columns: readonly PaperArea[] = columnAreas.map(({ x, width }) => ({ ...goodsArea, x, width }));
const areas = [titleArea, footerArea, stripArea, ...Object.values(boxAreas), ...columns, goodsArea];
const isWithin = ({ x, y, width, size }: ReadText, area: PaperArea): boolean =>
  x >= area.x - 0.5 &&
  x + width <= area.x + area.width + 0.5 &&
  y - size * 0.75 >= area.y - 0.5 &&
  y + size * 0.25 <= area.y + area.height + 0.5;
const textsIn = (page: ReadPage | undefined, area: PaperArea): string =>
  readAloud((page?.texts ?? []).filter((text) => isWithin(text, area)));
const wordsOf = (text: string): readonly string[] => text.split(/\s+/u);

const overlaps = (text: ReadText, area: PaperArea): boolean =>
  text.x < area.x + area.width &&
  text.x + text.width > area.x &&
  text.y > area.y &&
  text.y - text.size < area.y + area.height;

/** Printed once: it takes a second. */
const fullNote = printed(full);

describe('a consignment note with three very long names', () => {
  it('has four copies on A4, each for somebody else', async () => {
    const { pages } = await fullNote;
    expect(pages.map(({ width, height }) => [Math.round(width), Math.round(height)])).toEqual(
      pages.map(() => [595, 842]),
    );
    expect(pages.map((page) => textsIn(page, stripArea))).toEqual([
      expect.stringMatching(/^1 Copy for sender .*SH-2026-000042$/u),
      expect.stringMatching(/^2 Copy for consignee .*SH-2026-000042$/u),
      expect.stringMatching(/^3 Copy for carrier .*SH-2026-000042$/u),
      expect.stringMatching(/^4 Copy for administration .*SH-2026-000042$/u),
    ]);
  });

  it('has every word of each name in its box, on every copy', async () => {
    const { pages, unknownLetters } = await fullNote;
    expect(unknownLetters).toEqual([]);
    for (const page of pages)
      for (const [box, name] of [
        [1, sender],
        [2, consignee],
        [16, carrier],
      ] as const) {
        const shown = textsIn(page, boxAreas[box]);
        expect(wordsOf(name).filter((word) => !shown.includes(word))).toEqual([]);
      }
  });

  it('has the addresses of sender and carrier in their boxes, to the full name of the country', async () => {
    const { pages } = await fullNote;
    for (const page of pages)
      for (const [box, address] of [
        [1, 'Havnegade 12 8000 Aarhus Denmark'],
        [16, 'Am Sandtorkai 5, 20457 Hamburg, Germany'],
      ] as const)
        expect(textsIn(page, boxAreas[box]).replaceAll(/\s+/gu, ' ')).toContain(address);
  });

  it('names dangerous goods in the order of ADR, with their points', async () => {
    const { pages } = await fullNote;
    const shown = textsIn(pages[0], goodsArea);
    expect(shown).toContain('UN 1098 ALLYL ALCOHOL, 6.1 (3), I, (C/D)');
    expect(shown.replaceAll(/\s+/gu, ' ')).toContain('ADR 1.1.3.6 exceeded: 1 050 of 1 000 points');
  });

  it('has no text beyond its box, and none below 8 points', async () => {
    const { pages } = await fullNote;
    const texts = pages.flatMap((page) => page.texts);
    expect(texts.filter((text) => !areas.some((area) => isWithin(text, area)))).toEqual([]);
    expect(Math.min(...texts.map(({ size }) => size))).toBeGreaterThanOrEqual(8);
  });

  it('names no price', async () => {
    const { pages } = await fullNote;
    expect(pages.map(({ words }) => words).join(' ')).not.toMatch(/7.?654|EUR|€/u);
  });

  it('says which state of its record it shows, and that the record is not the note', async () => {
    const { pages } = await fullNote;
    for (const page of pages) {
      const said = textsIn(page, footerArea);
      expect(said).toContain(`Record: ${record}.`);
      expect(said).toContain(
        'Paper note with an electronic record; not an electronic consignment note under the 2008 protocol.',
      );
    }
  });

  it('has the reference alone as a QR code on every copy, with white around it', async () => {
    const { file, pages } = await fullNote;
    const { data, size } = encode('SH-2026-000042', { ecc: 'M', border: 4 });
    const side = codeArea.width / size;
    for (const [at, page] of pages.entries()) {
      const dark = (await readSquares(file, at + 1)).map(([x, y]) =>
        [y - codeArea.y, x - codeArea.x].map((length) => Math.round(length / side)).join(),
      );
      const expected = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${y},${x}`] : [])));
      expect(dark).toEqual(expected);
      expect(page.texts.filter((text) => overlaps(text, codeArea))).toEqual([]);
    }
  });

  it('is no draft', async () => {
    const { pages } = await fullNote;
    expect(pages.filter(({ words }) => words.includes('DRAFT'))).toEqual([]);
  });

  it('is small enough to mail', async () => {
    expect((await fullNote).file.length).toBeLessThan(150_000);
  });
});

const receiptOn = (page: ReadPage | undefined): string => textsIn(page, boxAreas[24]).replaceAll(/\s+/gu, ' ');

describe('what is received at a delivery', () => {
  const drawn = 'M0 400L500 0L1000 400';
  const proof = proofFactory.build({
    recipient: 'Alexandra Papadopoulou (night shift)',
    packages: { delivered: 1_022, short: 12, damaged: 10 },
    signature: drawn,
  });
  it('finds room in its box on all four copies, above what the consignee drew', async () => {
    const { file, pages } = await printed(deliveredShipment([proof]));
    const said = [
      'Lyon, 2026-01-09 10:30',
      'Received by Alexandra Papadopoulou (night shift)',
      '1 022 packages, 12 short, 10 damaged',
      'Arrived 2026-01-09 09:55, departed 10:30',
    ].join(' ');
    expect(pages.map(receiptOn)).toEqual(Array.from({ length: 4 }, () => expect.stringContaining(said)));
    const { x, y, height } = boxAreas[24];
    const [left, bottom] = [x + padding, y + height - padding / 2];
    for (const at of pages.keys()) {
      // oxlint-disable-next-line no-await-in-loop -- a few pages
      const ink = await readInk(file, at + 1);
      expect(ink.map((point) => point.map((length) => Math.round(length)))).toEqual(
        [
          [left, bottom],
          [left, bottom],
          [left, bottom],
          [left + 27.5, bottom - signatureHeight],
          [left + 27.5, bottom - signatureHeight],
          [left + 55, bottom],
        ].map((point) => point.map((length) => Math.round(length))),
      );
    }
  });

  it('stands whole on the annex of each copy where the name is very long, and is signed on the form all the same', async () => {
    const recipient = `${consignee.slice(0, 99)}.`;
    const { file, pages } = await printed(deliveredShipment([{ ...proof, recipient }]));
    expect(pages).toHaveLength(8);
    expect(pages.map(receiptOn).filter((said) => said.includes('see annex 1'))).toHaveLength(4);
    const annexes = pages.filter((_, at) => at % 2 === 1).map(({ words }) => words.replaceAll(/\s+/gu, ' '));
    const said = `Lyon, 2026-01-09 10:30 Received by ${recipient} 1 022 packages`;
    expect(annexes).toEqual(annexes.map(() => expect.stringContaining(said)));
    expect(await readInk(file, 1)).toHaveLength(6);
  });

  it.each([
    [
      'before it was delivered',
      deliveredShipment([]).events.filter(({ type }) => !['delivered', 'pod_added'].includes(type)),
    ],
    ['before the truck is there', plain.events],
  ])('is nothing %s', async (_, events) => {
    const { file, pages } = await printed({ ...deliveredShipment([]), status: 'in_transit', events });
    expect(pages.map(receiptOn)).toEqual(
      pages.map(() => '24 Goods received: place, date, signature / Marchandises reçues'),
    );
    expect(await readInk(file, 1)).toEqual([]);
  });
});

it('a reference too long for a camera has no code', async () => {
  const { file } = await printed({ ...plain, reference: 'R'.repeat(700) });
  expect((await readSquares(file, 1)).length).toBeLessThan(5);
});

it('a draft says so across each page', async () => {
  const { pages } = await printed({ ...full, assignment: undefined });
  const marks = pages.map(({ texts }) => texts.filter(({ text }) => text === 'DRAFT / PROJET'));
  expect(marks.map((found) => found.map(({ isLevel }) => isLevel))).toEqual(pages.map(() => [false]));
});

it('what finds no room is on an annex behind each copy', async () => {
  const notes = Array.from({ length: 40 }, (_, at) => `Instruction number ${at}.`);
  const { pages } = await printed({ ...full, notes: notes.join('\n') });
  expect(pages.map((page) => /^\d/u.exec(textsIn(page, stripArea))?.[0])).toEqual([
    '1',
    '1',
    '2',
    '2',
    '3',
    '3',
    '4',
    '4',
  ]);
  expect(textsIn(pages[0], boxAreas[13])).toContain('see annex 1');
  expect(notes.filter((note) => !pages[1]?.words.includes(note))).toEqual([]);
});

it('each consignee has a note of its own', async () => {
  const second = { ...delivery, place: { ...delivery.place, name: 'Dépôt Sud' } };
  const { pages } = await printed({
    ...full,
    stops: [...full.stops, second],
    cargo: [goods, { ...goods, delivery: 2 }],
  });
  expect(pages).toHaveLength(8);
  expect(textsIn(pages[4], boxAreas[2])).toContain('Dépôt Sud');
  expect(textsIn(pages[4], stripArea)).toContain('SH-2026-000042/2');
});

it('the letters of Europe are printed, and of Vietnam', async () => {
  const lines = [
    'Zażółć gęślą jaźń',
    'Příliš žluťoučký kůň',
    'Árvíztűrő tükörfúrógép',
    'Bucureștiul țării',
    'Işık Şişli Ğ',
    'Þórður Ægisson ð',
    'Nguyễn Thị Hạnh ṣ ḿ',
    'Αθήνα Ἀθῆναι',
    'Щёлково',
    'Київ Ґанок їжак',
    'Ђорђе Љубић',
  ];
  const { pages, unknownLetters } = await printed({ ...plain, notes: lines.join('\n') });
  expect(unknownLetters).toEqual([]);
  const shown = textsIn(pages[1], goodsArea) + (pages[1]?.words ?? '');
  expect(lines.filter((line) => !shown.includes(line))).toEqual([]);
});

it('letters without a typeface become question marks, and are named', async () => {
  const { pages, unknownLetters } = await printed({ ...plain, shipper: { ...plain.shipper, name: '上海 Freight 👍' } });
  expect(unknownLetters).toEqual(['上', '海', '👍']);
  expect(textsIn(pages[0], boxAreas[1])).toContain('?? Freight ?');
});

it('is fetched only the parts of the typeface that its letters need', async () => {
  const fetched: string[] = [];
  const printer = new PdfConsignmentNotePrinter((address) => {
    fetched.push(address);
    return loadFaceFile(address);
  });
  await printer.print(
    consignmentNotes({ ...plain, shipper: { ...plain.shipper, name: 'Łódź' } }, noteWords, now, record),
    {
      asksToPrint: false,
    },
  );
  const parts = new Set(fetched.map((address) => /noto-sans-(.+)-\d00/u.exec(address)?.[1]));
  expect([...parts]).toEqual(['latin', 'latin-ext']);
});

const latin1 = (file: Uint8Array): string => new TextDecoder('latin1').decode(file);

it('asks by itself how to print it, where that is why it was opened', async () => {
  const [asking, quiet] = [await printed(plain, true), await printed(plain)];
  const action = /\/S \/Named\s+\/N \/Print/u;
  expect(latin1(asking.file)).toMatch(action);
  expect(latin1(quiet.file)).not.toMatch(action);
});
