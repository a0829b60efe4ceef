import { expect, it } from 'vitest';
import { partnerCodeBook } from '../../../src/application/edi/partnerCodeBook.ts';
import { FakePreferences } from '../../support/fakes/FakePreferences.ts';

const text = (partner: string, word = 'loaded') => JSON.stringify({ partner, read: { status: { ZZ: word } } });

it('keeps the codes of each partner by its id, and forgets them', () => {
  const preferences = new FakePreferences();
  const codes = partnerCodeBook(preferences);
  expect([codes.keep(text('one')).ok, codes.keep(text('TWO', 'returned')).ok]).toEqual([true, true]);
  expect([codes.of('ONE')?.read.status, codes.of(' two ')?.read.status]).toEqual([
    { ZZ: 'loaded' },
    { ZZ: 'returned' },
  ]);
  expect(partnerCodeBook(preferences).of('one')).toEqual(codes.of('ONE'));
  codes.keep(text('ONE', 'arrived'));
  expect(codes.of('one')?.read.status).toEqual({ ZZ: 'arrived' });
  codes.forget('one');
  expect([codes.of('ONE'), codes.of('TWO')?.read.status]).toEqual([undefined, { ZZ: 'returned' }]);
});

it('knows the partner that files to a company are for', () => {
  const codes = partnerCodeBook(new FakePreferences({ ediCodes: { X: 'no codes' } }));
  codes.keep(JSON.stringify({ partner: '006922827', company: 'Lakeshore Foods' }));
  expect(codes.ofCompany('Lakeshore Foods')?.address).toEqual({ qualifier: 'ZZ', id: '006922827' });
  expect(codes.ofCompany('Other')).toBeUndefined();
});

it('keeps the last fifty', () => {
  const codes = partnerCodeBook(new FakePreferences());
  for (let at = 0; at < 51; at += 1) codes.keep(text(`P${at}`));
  expect([codes.of('P0'), codes.of('P1')?.read.status, codes.of('P50')?.read.status]).toEqual([
    undefined,
    { ZZ: 'loaded' },
    { ZZ: 'loaded' },
  ]);
});

it.each([
  ['{', 'not_json'],
  ['', 'not_json'],
  [`"${'x'.repeat(50_001)}"`, 'not_json'],
  [text('A', 'gone'), 'word_unknown'],
])('keeps nothing of a file that is wrong', (file, code) => {
  const codes = partnerCodeBook(new FakePreferences());
  expect(codes.keep(file)).toMatchObject({ ok: false, problems: [{ code }] });
  expect(codes.of('A')).toBeUndefined();
});

it('knows nothing where somebody has tampered with what is kept', () => {
  const kept = { A: { partner: 'A', read: { status: { ZZ: 'gone' } } }, toString: 1 };
  const codes = partnerCodeBook(new FakePreferences({ ediCodes: kept }));
  expect([codes.of('A'), codes.of('toString'), codes.of('__proto__')]).toEqual([undefined, undefined, undefined]);
  expect(partnerCodeBook(new FakePreferences({ ediCodes: 'x' })).of('A')).toBeUndefined();
});
