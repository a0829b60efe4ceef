import { expect, it } from 'vitest';
import { AxiosEdiPartners } from '../../../../src/infrastructure/http/edi/AxiosEdiPartners.ts';
import { partnerCodesOf } from '../../../support/edi/partnerCodesOf.ts';
import * as odd from '../../../support/http/oddAnswers.ts';
import { openLine } from '../../../support/http/openLine.ts';

const { server, line } = openLine();
const partners = () => new AxiosEdiPartners(line().http);

const codes = partnerCodesOf({
  partner: '006922827',
  qualifier: '01',
  company: 'Lakeshore Foods',
  read: { status: { ZZ: 'departed_pickup' }, reason: { '77': 'weather' }, answer: { Y: 'accept' } },
  write: { status: { booked: null }, reason: { weather: '77' }, answer: { accept: 'Y' } },
});
const body = {
  partner: '006922827',
  qualifier: '01',
  company: 'Lakeshore Foods',
  codes: [
    { way: 'read', kind: 'status', code: 'ZZ', word: 'departed_pickup' },
    { way: 'write', kind: 'status', code: null, word: 'booked' },
    { way: 'read', kind: 'reason', code: '77', word: 'weather' },
    { way: 'write', kind: 'reason', code: '77', word: 'weather' },
    { way: 'read', kind: 'answer', code: 'Y', word: 'accept' },
    { way: 'write', kind: 'answer', code: 'Y', word: 'accept' },
  ],
};
const head = { id: 'p1', companyId: 'c', version: 2, createdAt: '', updatedAt: '' };

it('partners are read with their codes', async () => {
  server.answers(odd.success([{ ...head, ...body }]));
  expect(await partners().all()).toEqual([{ id: 'p1', version: 2, codes }]);
  expect(server.request.url).toBe('/v1/edi-partners');
});

it.each([
  ['a word that is not known here', [{ way: 'read', kind: 'status', code: 'ZZ', word: 'gone' }]],
  ['codes that are none', 7],
])('no partner is read where one has %s', async (_, given) => {
  server.answers(
    odd.success([
      { ...head, ...body },
      { ...head, ...body, codes: given },
    ]),
  );
  await expect(partners().all()).rejects.toMatchObject({ trouble: { kind: 'unreadable' } });
});

it('a partner without a kind of id or a company has the usual ones', async () => {
  server.answers(odd.success([{ ...head, partner: 'ONE', qualifier: null, company: null, codes: [] }]));
  expect(await partners().all()).toEqual([{ id: 'p1', version: 2, codes: partnerCodesOf({ partner: 'ONE' }) }]);
});

it('a partner is added with all its codes', async () => {
  server.answers(odd.success({ ...head, ...body }));
  expect(await partners().add(codes, 'key-1')).toEqual({ id: 'p1', version: 2, codes });
  expect(server.request).toMatchObject({ method: 'POST', url: '/v1/edi-partners' });
  expect(JSON.parse(server.request.body)).toEqual(body);
});

it('a partner is changed with the version that was read', async () => {
  server.answers(odd.success({ ...head, ...body }));
  await partners().change('p1', 1, codes, 'key-2');
  expect(server.request).toMatchObject({ method: 'PUT', url: '/v1/edi-partners/p1' });
  expect(JSON.parse(server.request.body)).toEqual({ ...body, version: 1 });
});

it('a partner is deleted by its version', async () => {
  server.answers(odd.success(null));
  await partners().remove('p1', 2, 'key-3');
  expect(server.request).toMatchObject({ method: 'DELETE', url: '/v1/edi-partners/p1?version=2' });
});
