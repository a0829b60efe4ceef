import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { AxiosCompanyDirectory } from '../../../../src/infrastructure/http/company/AxiosCompanyDirectory.ts';
import { brandCompaniesPath } from '../../../../src/infrastructure/http/company/brandCompaniesPath.ts';
import { companyFactory } from '../../../support/factories/companyFactory.ts';
import { membershipFactory } from '../../../support/factories/membershipFactory.ts';
import * as odd from '../../../support/http/oddAnswers.ts';
import { openLine } from '../../../support/http/openLine.ts';
import { troubleOf } from '../../../support/http/troubleOf.ts';

const { server, line } = openLine();
const directory = () => new AxiosCompanyDirectory(line().http);
const greenline = companyFactory.build();
const northwind = membershipFactory.build();

it('requests the brand companies as the seed specifies', async () => {
  server.answers(odd.success([greenline]));
  expect(await directory().brandCompanies()).toEqual([greenline]);
  expect(server.request).toMatchObject({ method: 'GET', url: '/v1/companies/?isPaged=false&userId=1' });
  // The same address is preloaded by the first paint.
  expect(server.request.url).toBe(brandCompaniesPath);
});

it("requests a user's companies by the encoded user id", async () => {
  server.answers(odd.success([northwind]));
  expect(await directory().membershipsOf('ann/1')).toEqual([northwind]);
  expect(server.request.url).toBe('/v1/companies?isPaged=false&userId=ann%2F1');
});

it('drops invalid companies and keeps the rest', async () => {
  server.answers(odd.success([null, 7, 'x', {}, { id: '' }, { id: {}, name: 'a' }, greenline, { id: 'c', name: 7 }]));
  expect(await directory().brandCompanies()).toEqual([greenline]);
});

it('reads a numeric id as text, and an invalid domain as empty', async () => {
  server.answers(
    odd.success([
      { id: 7, name: 'Seven', domain: { a: 1 } },
      { id: 8, name: 'Eight' },
    ]),
  );
  expect(await directory().brandCompanies()).toEqual([
    { id: '7', name: 'Seven', domain: '' },
    { id: '8', name: 'Eight', domain: '' },
  ]);
});

it.each(['audience', 'role'])('drops a membership with an unknown %s', async (field) => {
  server.answers(odd.success([{ ...northwind, [field]: 'king' }, northwind]));
  expect(await directory().membershipsOf('ann')).toEqual([northwind]);
});

it.each([
  ['IE', 'IE'],
  [null, undefined],
  ['ie-x-1', undefined],
  [7, undefined],
])('reads the region %j of a membership as %j', async (region, read) => {
  server.answers(odd.success([{ ...northwind, region }]));
  expect(await directory().membershipsOf('ann')).toEqual([{ ...northwind, region: read }]);
});

it('fails as unreadable when the answer is not a list', async () => {
  server.answers(odd.success({ companies: [] }));
  expect(await troubleOf(directory().brandCompanies())).toEqual({ kind: 'unreadable', status: 200 });
});

it('returns companies with valid fields or fails, whatever the rows', async () => {
  const rows = fc.array(
    fc.oneof(fc.jsonValue(), fc.record({ id: fc.jsonValue(), name: fc.jsonValue(), domain: fc.jsonValue() })),
  );
  await fc.assert(
    fc.asyncProperty(rows, async (data) => {
      server.answers(odd.success(data));
      for (const { id, name, domain } of await directory().brandCompanies())
        expect([typeof id, typeof name, typeof domain]).toEqual(['string', 'string', 'string']);
    }),
    { numRuns: 50 },
  );
});
