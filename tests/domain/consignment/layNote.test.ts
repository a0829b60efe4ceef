import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ConsignmentNote, goodsColumns, noteBoxes } from '../../../src/domain/consignment/ConsignmentNote.ts';
import {
  boxAreas,
  columnAreas,
  footerArea,
  goodsArea,
  titleArea,
} from '../../../src/domain/consignment/layout/formGrid.ts';
import { layNote } from '../../../src/domain/consignment/layout/layNote.ts';
import {
  a4,
  type MeasureText,
  type PaperArea,
  type PaperText,
} from '../../../src/domain/consignment/layout/NotePaper.ts';
import { paragraphsOf } from '../../../src/domain/consignment/layout/paragraphsOf.ts';

/** Letters about as wide as those of the typeface, and wider in bold. */
const measure: MeasureText = (text, { size, isBold = false }) =>
  Array.from(text).length * size * (isBold ? 0.58 : 0.52);

const empty: ConsignmentNote = {
  number: 'SH-2026-000042',
  reference: 'SH-2026-000042',
  record: '0123456789abcdef, state 9 of 9 at 2026-01-08 14:05 UTC',
  isInternational: true,
  boxes: {
    1: [],
    2: [],
    3: [],
    4: [],
    5: [],
    13: [],
    14: [],
    15: [],
    16: [],
    17: [],
    18: [],
    19: [],
    20: [],
    21: [],
    22: [],
    23: [],
    24: [],
  },
  signature: [],
  goods: [],
  totals: { count: '', grossKg: '', volumeM3: '' },
  draft: [],
};

const row = (nature: readonly string[]) => ({
  marks: [],
  count: ['1'],
  packing: [],
  nature,
  statistical: [],
  grossKg: ['10'],
  volumeM3: [],
});

const text = fc.string({ unit: 'grapheme', maxLength: 300 });
const cell = fc.array(text, { maxLength: 3 });
const share = { min: 0, max: 1, noNaN: true } as const;
const anyNote: fc.Arbitrary<ConsignmentNote> = fc.record({
  number: fc.constant('SH-1'),
  reference: fc.constant('SH-1'),
  record: fc.constant('0123456789abcdef, state 9 of 9 at 2026-01-08 14:05 UTC'),
  isInternational: fc.boolean(),
  boxes: fc.record({
    1: cell,
    2: cell,
    3: cell,
    4: cell,
    5: cell,
    13: cell,
    14: cell,
    15: cell,
    16: cell,
    17: cell,
    18: cell,
    19: cell,
    20: fc.constant([]),
    21: cell,
    22: cell,
    23: cell,
    24: cell,
  }),
  signature: fc.array(
    fc.array(fc.record({ x: fc.double(share), y: fc.double(share) }), { minLength: 1, maxLength: 9 }),
    {
      maxLength: 3,
    },
  ),
  goods: fc.array(
    fc.record({
      marks: cell,
      count: cell,
      packing: cell,
      nature: cell,
      statistical: cell,
      grossKg: cell,
      volumeM3: cell,
    }),
    { maxLength: 6 },
  ),
  totals: fc.constant({ count: '9', grossKg: '1', volumeM3: '' }),
  draft: fc.constant([]),
});

const letters = (all: readonly string[]): string => all.flatMap(paragraphsOf).join('').replaceAll(/\s/gu, '');
const shownIn = (texts: readonly PaperText[]): string =>
  texts
    .map((each) => each.text)
    .join('')
    .replaceAll(/\s/gu, '');

const isWithin = ({ x, y, text: said, ...style }: PaperText, area: PaperArea): boolean =>
  x >= area.x &&
  x + measure(said, style) <= area.x + area.width + 0.01 &&
  y - style.size * 0.8 >= area.y &&
  y + style.size * 0.25 <= area.y + area.height;

const isPointWithin = ([x, y]: readonly [number, number], area: PaperArea): boolean =>
  x >= area.x && x <= area.x + area.width && y >= area.y && y <= area.y + area.height;

const columns: readonly PaperArea[] = columnAreas.map(({ x, width }) => ({ ...goodsArea, x, width }));
const areas: readonly PaperArea[] = [titleArea, footerArea, ...Object.values(boxAreas), ...columns, goodsArea];

const saidOf = (isInternational: boolean) => shownIn(layNote({ ...empty, isInternational }, measure)[0]?.texts ?? []);

const page: PaperArea = { x: 0, y: 0, ...a4 };

/** Whether what is said of a box or a column stands whole on the form or whole on the annex. */
const isWhole = (said: readonly string[], ...places: readonly string[]): boolean => {
  const whole = letters(said);
  return places.some((shown) => shown.includes(whole));
};

describe('the form', () => {
  it('and its annex keep every text within its place, and lose no letter of any box and of any line of goods', () => {
    fc.assert(
      fc.property(anyNote, (note) => {
        const [form, ...annexes] = layNote(note, measure);
        const onForm = form?.texts ?? [];
        const onAnnex = annexes.flatMap(({ texts }) => texts);
        const annex = shownIn(onAnnex);
        const inColumn = (texts: readonly PaperText[], { x, width }: PaperArea): string =>
          shownIn(texts.filter((each) => each.x >= x && each.x < x + width));
        const drawn = (form?.lines ?? []).filter(({ ink }) => ink !== undefined);
        const signed = drawn.flatMap(({ from, to }) => [from, to]);
        const under = onForm.filter(
          (each) => isWithin(each, boxAreas[24]) && signed.some(([, y]) => each.y + each.size * 0.25 > y),
        );
        expect({
          signedOver: under,
          signedBeyondBox: signed.filter((point) => !isPointWithin(point, boxAreas[24])),
          points: drawn.length,
          beyondBoxes: onForm.filter((each) => !areas.some((area) => isWithin(each, area))),
          beyondThePage: onAnnex.filter((each) => !isWithin(each, page)),
          lostOfBoxes: noteBoxes.filter((box) => {
            const inBox = onForm.filter((each) => isWithin(each, boxAreas[box]));
            return !isWhole(note.boxes[box], shownIn(inBox), annex);
          }),
          lostOfGoods: goodsColumns.filter((column, at) => {
            const area = columns[at] ?? page;
            const sheets = [onForm, ...annexes.map(({ texts }) => texts), onAnnex].map((texts) =>
              inColumn(texts, area),
            );
            return note.goods.some((goods) => !isWhole(goods[column], ...sheets));
          }),
        }).toEqual({
          signedOver: [],
          signedBeyondBox: [],
          points: note.signature.flat().length,
          beyondBoxes: [],
          beyondThePage: [],
          lostOfBoxes: [],
          lostOfGoods: [],
        });
      }),
      { numRuns: 25 },
    );
  });

  it('has no annex where all fits', () => {
    expect(layNote({ ...empty, goods: [row(['Machine parts'])] }, measure)).toHaveLength(1);
  });

  it('says where the rest is: of a box, and of the goods', () => {
    const long = Array.from({ length: 30 }, (_, at) => `instruction ${at}`);
    const many = Array.from({ length: 30 }, (_, at) => row([`goods ${at}`]));
    const [form, annex] = layNote({ ...empty, boxes: { ...empty.boxes, 13: long }, goods: many }, measure);
    const hints = form?.texts.filter((each) => each.text.startsWith('… see annex 1')) ?? [];
    expect(hints.map((hint) => [isWithin(hint, boxAreas[13]), isWithin(hint, goodsArea)])).toEqual([
      [false, true],
      [true, false],
    ]);
    const said = annex?.texts.map((each) => each.text) ?? [];
    expect(said[0]).toBe('Annex 1 to / Annexe 1 à SH-2026-000042');
    expect(long.filter((each) => !said.includes(each))).toEqual([]);
    expect(said).toContain('goods 29');
    expect(said).not.toContain('goods 0');
  });

  it('begins a line of goods that is longer than the table, and has all of it on the annex', () => {
    const nature = Array.from({ length: 20 }, (_, at) => `part ${at}`);
    const [form, annex] = layNote({ ...empty, goods: [row(nature)] }, measure);
    expect(form?.texts.map((each) => each.text)).toContain('part 0');
    expect(annex?.texts.map((each) => each.text)).toEqual(expect.arrayContaining(nature));
  });

  it('numbers the pages of a long annex', () => {
    const long = Array.from({ length: 200 }, (_, at) => `instruction ${at}`);
    const [, ...annexes] = layNote({ ...empty, boxes: { ...empty.boxes, 13: long } }, measure);
    expect(annexes.map(({ texts }) => texts[0]?.text)).toEqual(
      annexes.map((_, at) => `Annex 1 to / Annexe 1 à SH-2026-000042 (${at + 1}/${annexes.length})`),
    );
    expect(annexes.length).toBeGreaterThan(2);
  });

  it('names the CMR between two countries, and not within one', () => {
    expect(saidOf(true)).toContain('(CMR)');
    expect(saidOf(false)).toContain('Nationalconsignmentnote');
    expect(saidOf(false)).not.toContain('CMR');
  });
});
