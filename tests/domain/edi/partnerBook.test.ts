import { expect, it } from 'vitest';
import { codesInUse } from '../../../src/domain/edi/partner/codesInUse.ts';
import { codesOfSender } from '../../../src/domain/edi/partner/codesOfSender.ts';
import { parsePartnerCodes } from '../../../src/domain/edi/partner/parsePartnerCodes.ts';
import { partnerFile } from '../../../src/domain/edi/partner/partnerFile.ts';
import { partnerCodesOf } from '../../support/edi/partnerCodesOf.ts';

const codes = (partner: string, word = 'loaded') => partnerCodesOf({ partner, read: { status: { ZZ: word } } });
const book = {
  partners: [{ id: 'p-1', version: 1, codes: codes('ONE') }],
  leftOver: [codes('ONE', 'returned'), codes('TWO')],
};

it('what the company keeps counts before what only this browser has', () => {
  expect(codesInUse(book)).toEqual([codes('ONE'), codes('TWO')]);
});

it.each([
  ['ONE', codes('ONE')],
  [' one ', codes('ONE')],
  ['TWO', codes('TWO')],
  ['THREE', undefined],
  ['__proto__', undefined],
])('the codes of a sender are found by its id: %s', (sender, expected) => {
  expect(codesOfSender(book, sender)).toEqual(expected);
});

it('a file of codes is read as the codes it was written from', () => {
  const all = partnerCodesOf({
    partner: '006922827',
    qualifier: '01',
    company: 'Lakeshore Foods',
    read: { reason: { '77': 'weather' } },
    write: { status: { booked: null }, answer: { accept: 'Y' } },
  });
  for (const each of [all, codes('ONE')]) {
    expect(parsePartnerCodes(JSON.parse(partnerFile(each)))).toEqual({ ok: true, codes: each });
  }
});
