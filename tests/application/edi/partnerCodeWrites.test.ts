import { expect, it, vi } from 'vitest';
import { partnerCodeBook } from '../../../src/application/edi/partnerCodeBook.ts';
import { partnerCodeWrites } from '../../../src/application/edi/partnerCodeWrites.ts';
import { parsePartnerCodes } from '../../../src/domain/edi/partner/parsePartnerCodes.ts';
import { Failure } from '../../../src/domain/failure/Failure.ts';
import { partnerCodesOf } from '../../support/edi/partnerCodesOf.ts';
import { FakeEdiPartners } from '../../support/fakes/FakeEdiPartners.ts';
import { FakeIdempotencyKeys } from '../../support/fakes/FakeIdempotencyKeys.ts';
import { FakePreferences } from '../../support/fakes/FakePreferences.ts';
import { FakeRecordChanges } from '../../support/fakes/FakeRecordChanges.ts';
import { FakeTextFiles } from '../../support/fakes/FakeTextFiles.ts';

const file = (partner: string, word = 'loaded') => ({ partner, read: { status: { ZZ: word } } });
const codesOf = (partner: string, word?: string) => partnerCodesOf(file(partner, word));
const text = (partner: string, word?: string) => JSON.stringify(file(partner, word));

const open = (partners = new FakeEdiPartners(), preferences = new FakePreferences()) => {
  const [changes, files] = [new FakeRecordChanges(), new FakeTextFiles()];
  const writes = partnerCodeWrites(partners, preferences, new FakeIdempotencyKeys(), changes, files);
  return { writes, partners, preferences, changes, files, read: partnerCodeBook(partners, preferences).read };
};

it('keeps codes for the company, and changes them on the version that was seen', async () => {
  const { writes, partners, read, changes } = open();
  await writes.keep(codesOf('ONE'), await read());
  await writes.keep(codesOf('ONE', 'arrived'), await read());
  expect(partners.calls).toEqual(['add ONE', 'change p-1 1']);
  expect(partners.partners.map(({ codes }) => codes)).toEqual([codesOf('ONE', 'arrived')]);
  expect(changes.told).toEqual([{ lists: ['ediPartners'] }, { lists: ['ediPartners'] }]);
});

it.each([
  ['{', 'not_json'],
  ['', 'not_json'],
  [`"${'x'.repeat(50_001)}"`, 'not_json'],
  [text('A', 'gone'), 'word_unknown'],
])('says what is wrong with a file', async (wrong, code) => {
  const { writes } = open();
  expect(await writes.parse(new Blob([wrong]))).toMatchObject({ ok: false, problems: [{ code }] });
});

it('reads the codes of a file, and keeps nothing yet', async () => {
  const { writes, partners } = open();
  expect(await writes.parse(new Blob([text('one')]))).toEqual({ ok: true, codes: codesOf('ONE') });
  expect(partners.calls).toEqual([]);
});

it('does not read a file that is too large', async () => {
  const large = new Blob([' '.repeat(50_001)]);
  const reads = vi.spyOn(large, 'text');
  await open().writes.parse(large);
  expect(reads).not.toHaveBeenCalled();
});

it('takes over what only this browser had, once', async () => {
  const preferences = new FakePreferences({ ediCodes: { OLD: file('OLD'), OTHER: file('OTHER') } });
  const { writes, partners, read } = open(new FakeEdiPartners(), preferences);
  await writes.keep(codesOf('OLD'), await read());
  expect(partners.calls).toEqual(['add OLD']);
  expect(preferences.read('ediCodes')).toEqual({ OTHER: file('OTHER') });
});

it('keeps in the browser what could not be taken over, and reads the book again', async () => {
  const preferences = new FakePreferences({ ediCodes: { OLD: file('OLD') } });
  const { writes, partners, read, changes } = open(new FakeEdiPartners(), preferences);
  const seen = await read();
  partners.failure = new Failure({ kind: 'unreachable', offline: false });
  await expect(writes.keep(codesOf('OLD'), seen)).rejects.toBe(partners.failure);
  expect(preferences.read('ediCodes')).toEqual({ OLD: file('OLD') });
  expect(changes.told).toEqual([{ lists: ['ediPartners'] }]);
});

it('forgets what only this browser had, without a call', async () => {
  const preferences = new FakePreferences({ ediCodes: { OLD: file('OLD') } });
  const { writes, partners, read } = open(new FakeEdiPartners(), preferences);
  writes.discard(codesOf('OLD'));
  expect([partners.calls, (await read()).leftOver]).toEqual([[], []]);
});

it('deletes the codes of a partner by the version that was seen', async () => {
  const { writes, partners, read } = open(new FakeEdiPartners(codesOf('ONE')));
  const [partner] = (await read()).partners;
  if (partner) await writes.remove(partner);
  expect([partners.calls, partners.partners]).toEqual([['remove p-1 1'], []]);
});

it('saves codes as a file that is read as the same', () => {
  const { writes, files } = open();
  const codes = partnerCodesOf({
    ...file('ONE'),
    qualifier: '01',
    company: 'Lakeshore',
    write: { status: { booked: null } },
  });
  writes.save(codes);
  const [saved] = files.saved;
  expect([saved?.fileName, saved?.type]).toEqual(['edi-codes-ONE.json', 'application/json']);
  expect(parsePartnerCodes(JSON.parse(saved?.text ?? ''))).toEqual({ ok: true, codes });
});
