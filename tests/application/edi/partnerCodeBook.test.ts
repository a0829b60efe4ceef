import { expect, it } from 'vitest';
import { partnerCodeBook } from '../../../src/application/edi/partnerCodeBook.ts';
import { Failure } from '../../../src/domain/failure/Failure.ts';
import { partnerCodesOf } from '../../support/edi/partnerCodesOf.ts';
import { FakeEdiPartners } from '../../support/fakes/FakeEdiPartners.ts';
import { FakePreferences } from '../../support/fakes/FakePreferences.ts';

const file = (partner: string, word = 'loaded') => ({ partner, read: { status: { ZZ: word } } });
const codes = (partner: string, word?: string) => partnerCodesOf(file(partner, word));

it('holds the codes of the company, and those that this browser kept before', async () => {
  const preferences = new FakePreferences({ ediCodes: { OLD: file('OLD') } });
  const { partners, leftOver } = await partnerCodeBook(new FakeEdiPartners(codes('ONE')), preferences).read();
  expect(partners.map((partner) => partner.codes)).toEqual([codes('ONE')]);
  expect(leftOver).toEqual([codes('OLD')]);
});

it('leaves out what the company has as well, and shows what it has otherwise', async () => {
  const preferences = new FakePreferences({ ediCodes: { ONE: file('ONE'), TWO: file('TWO', 'returned') } });
  const { leftOver } = await partnerCodeBook(new FakeEdiPartners(codes('ONE'), codes('TWO')), preferences).read();
  expect(leftOver).toEqual([codes('TWO', 'returned')]);
});

it.each([{ A: { partner: 'A', read: { status: { ZZ: 'gone' } } }, toString: 1 }, 'x', undefined])(
  'holds nothing of what somebody has tampered with: %j',
  async (ediCodes) => {
    const book = partnerCodeBook(new FakeEdiPartners(), new FakePreferences({ ediCodes }));
    expect(await book.read()).toEqual({ partners: [], leftOver: [] });
  },
);

it('fails where those of the company cannot be read, so that no file is read by the wrong codes', async () => {
  const failure = new Failure({ kind: 'unreachable', offline: false });
  const partners = Object.assign(new FakeEdiPartners(), { failure });
  await expect(partnerCodeBook(partners, new FakePreferences()).read()).rejects.toBe(failure);
});
