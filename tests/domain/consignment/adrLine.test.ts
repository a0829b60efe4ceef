import { describe, expect, it } from 'vitest';
import { adrLine } from '../../../src/domain/consignment/adrLine.ts';
import { adrTotals } from '../../../src/domain/consignment/adrTotals.ts';
import type { DangerousGoods } from '../../../src/domain/request/RequestContent.ts';
import { noteWords } from '../../support/paper/noteWords.ts';

const allylAlcohol: DangerousGoods = {
  un: '1098',
  name: 'Allyl alcohol',
  class: '6.1 (3)',
  packingGroup: 'I',
  tunnelCode: 'C/D',
  transportCategory: 1,
  quantity: 20,
};

describe('the ADR line', () => {
  it.each<[string, DangerousGoods, string]>([
    ['names all in the order of ADR 5.4.1.1.1', allylAlcohol, 'UN 1098 ALLYL ALCOHOL, 6.1 (3), I, (C/D)'],
    [
      'keeps brackets that were typed',
      { ...allylAlcohol, tunnelCode: '(C/D)' },
      'UN 1098 ALLYL ALCOHOL, 6.1 (3), I, (C/D)',
    ],
    [
      'leaves out a packing group that there is none of',
      { un: '1950', name: 'Aerosols', class: '2.1', tunnelCode: 'D' },
      'UN 1950 AEROSOLS, 2.1, (D)',
    ],
    [
      'leaves out a tunnel code that nobody knows',
      { un: '1203', name: 'Petrol', class: '3', packingGroup: 'II', tunnelCode: ' ' },
      'UN 1203 PETROL, 3, II',
    ],
    ['says what is known', { class: '8' }, '8'],
    ['says nothing of nothing', {}, ''],
  ])('%s', (_title, goods, line) => {
    expect(adrLine(goods)).toBe(line);
  });
});

const line = (dangerous: DangerousGoods) => ({ dangerous });
const petrol: DangerousGoods = { un: '1203', transportCategory: 2, quantity: 200 };
const diesel: DangerousGoods = { un: '1202', transportCategory: 3, quantity: 300 };
const oxygen: DangerousGoods = { un: '1072', transportCategory: 3, quantity: 120 };

describe('the totals by ADR 1.1.3.6', () => {
  it.each([
    [
      'of a load within the limit',
      [petrol, diesel],
      ['category 2: 200 l or kg, 600 points', 'category 3: 300 l or kg, 300 points', '900 of 1\u00A0000 points'],
    ],
    [
      'of a load beyond it',
      [petrol, diesel, oxygen],
      [
        'category 2: 200 l or kg, 600 points',
        'category 3: 420 l or kg, 420 points',
        'exceeded: 1\u00A0020 of 1\u00A0000 points',
      ],
    ],
    ['of category 0', [{ un: '3343', transportCategory: 0, quantity: 1 }], ['applies in full']],
    ['of a quantity nobody knows', [{ un: '1203', transportCategory: 2 }], ['applies in full']],
    ['of limited quantities alone', [{ ...petrol, limitedQuantity: true }], []],
  ])('%s', (_title, goods, said) => {
    const lines = adrTotals(goods.map(line), noteWords);
    expect(lines.map((text, at) => text.includes(said[at] ?? '?'))).toEqual(said.map(() => true));
  });

  it('are none where nothing is dangerous', () => {
    expect(adrTotals([{}], noteWords)).toEqual([]);
  });
});
