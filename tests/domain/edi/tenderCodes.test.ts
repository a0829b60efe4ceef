import { expect, it } from 'vitest';
import {
  paymentCodes,
  purposeCodes,
  stopReasons,
  windowQualifiers,
  wordOf,
} from '../../../src/domain/edi/tender/tenderCodes.ts';

it.each([
  ['original', '00', '9'],
  ['cancel', '01', '1'],
  ['change', '04', '4'],
  ['replace', '05', '5'],
] as const)('the purpose %s is %s in X12 and %s in EDIFACT', (purpose, x12, edifact) => {
  expect([wordOf(purposeCodes.x12, x12), wordOf(purposeCodes.edifact, edifact)]).toEqual([purpose, purpose]);
});

it.each([
  ['PP', 'prepaid'],
  ['CC', 'collect'],
  ['TP', 'third_party'],
  ['XX', undefined],
])('who pays by %s is %s', (code, word) => {
  expect(wordOf(paymentCodes, code)).toBe(word);
});

it('loads are picked up with L, delivered with U, and in part with P', () => {
  expect(stopReasons).toEqual({
    CL: { type: 'pickup', isPart: false },
    PL: { type: 'pickup', isPart: true },
    LD: { type: 'pickup', isPart: false },
    CU: { type: 'delivery', isPart: false },
    PU: { type: 'delivery', isPart: true },
    UL: { type: 'delivery', isPart: false },
  });
});

it('the dates of a window have the qualifiers of element 432 and times those of 176', () => {
  expect(windowQualifiers).toEqual({
    pickup: { from: '37', to: '38', exact: '69', fromTime: 'I', toTime: 'K', exactTime: 'U' },
    delivery: { from: '53', to: '54', exact: '70', fromTime: 'G', toTime: 'L', exactTime: 'X' },
  });
});
