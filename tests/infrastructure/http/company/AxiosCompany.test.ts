import { describe, expect, it } from 'vitest';
import { companyFields } from '../../../../src/domain/company/companyFields.ts';
import { AxiosMemberRegister } from '../../../../src/infrastructure/http/company/AxiosMemberRegister.ts';
import { AxiosCompanyProfile } from '../../../../src/infrastructure/http/company/AxiosCompanyProfile.ts';
import { AxiosPaperRegister } from '../../../../src/infrastructure/http/papers/AxiosPaperRegister.ts';
import { companyDetailsFactory } from '../../../support/factories/companyDetailsFactory.ts';
import { memberFactory } from '../../../support/factories/memberFactory.ts';
import { paperFactory } from '../../../support/factories/paperFactory.ts';
import * as odd from '../../../support/http/oddAnswers.ts';
import { openLine } from '../../../support/http/openLine.ts';
import { troubleOf } from '../../../support/http/troubleOf.ts';

const { server, line } = openLine();
const { signal } = new AbortController();
const profile = () => new AxiosCompanyProfile(line().http);

describe('the details of a company', () => {
  const full = companyDetailsFactory.build();
  const facts = Object.fromEntries(Object.keys(companyFields).map((name) => [name, Reflect.get(full, name)]));
  const nothing = { phone: undefined, email: undefined, address: undefined, vatId: undefined, region: undefined };
  const nulls = { phone: null, email: null, address: null, vatId: null, region: null };

  it('are read with every field', async () => {
    server.answers(odd.success(full));
    expect(await profile().read(signal)).toEqual(full);
  });

  it('are read when only the name is given', async () => {
    server.answers(odd.success({ ...full, ...nulls }));
    expect(await profile().read(signal)).toEqual({ ...full, ...nothing });
  });

  it('are sent with version and idempotency key, with null for empty fields and without other fields', async () => {
    server.answers(odd.success(full));
    await profile().change(3, full, 'key-1');
    expect(server.request).toMatchObject({
      method: 'PUT',
      url: '/v1/company',
      headers: { 'idempotency-key': 'key-1' },
    });
    expect(JSON.parse(server.request.body)).toEqual({ ...facts, version: 3 });

    server.answers(odd.success(full));
    await profile().change(3, { ...full, ...nothing }, 'key-2');
    expect(JSON.parse(server.request.body)).toEqual({ name: full.name, ...nulls, version: 3 });
  });

  it('are refused with the field paths of the form', async () => {
    const errors = ['name', 'address.city'].map((field) => ({ field, message: 'is wrong' }));
    server.answers(odd.failure(422, { errors }));
    expect(await troubleOf(profile().change(3, full, 'key'))).toMatchObject({ kind: 'refused', errors });
  });
});

describe('colleagues', () => {
  const member = memberFactory.build();

  it('are listed without invalid rows', async () => {
    server.answers(odd.success([{ ...member, role: 'king' }, member]));
    expect(await new AxiosMemberRegister(line().http).list(signal)).toEqual([member]);
  });

  it('are added with an idempotency key', async () => {
    server.answers(odd.success(null));
    await new AxiosMemberRegister(line().http).add({ name: 'Ada', email: 'ada@road.test', role: 'viewer' }, 'key-1');
    expect(server.request.headers).toMatchObject({ 'idempotency-key': 'key-1' });
    expect(JSON.parse(server.request.body)).toEqual({ name: 'Ada', email: 'ada@road.test', role: 'viewer' });
  });

  it('are changed and removed by their encoded id, as last read', async () => {
    server.answers(odd.success(null));
    await new AxiosMemberRegister(line().http).changeRole({ ...member, version: 4 }, 'owner');
    expect([server.request.method, server.request.url]).toEqual(['PUT', `/v1/members/${member.userId}`]);
    expect(JSON.parse(server.request.body)).toEqual({ role: 'owner', version: 4 });
    server.answers(odd.success(null));
    await new AxiosMemberRegister(line().http).remove({ userId: '../odd', version: 4 });
    expect([server.request.method, server.request.url]).toEqual(['DELETE', '/v1/members/..%2Fodd?version=4']);
  });
});

describe('papers', () => {
  it('are requested by view, without a sort', async () => {
    const paper = { ...paperFactory.build(), trip: { id: 's-1', reference: 'SR-1', endsAt: '2026-01-07T12:00:00Z' } };
    server.answers(
      odd.body({ code: 200, data: [paper, { ...paper, status: 'lost' }], paging: { page: 2, size: 25, total: 60 } }),
    );
    const view = { page: 2, size: 25, sort: 'urgency', q: '', filters: { status: 'expired' } };
    const page = await new AxiosPaperRegister(line().http).list(view, signal);
    expect(page).toEqual({ rows: [paper], page: 2, size: 25, total: 60 });
    expect(server.request.url).toBe('/v1/papers?page=2&size=25&status=expired');
  });

  it('are counted by status', async () => {
    server.answers(odd.success({ expired: 3, missing: 1, expiring: 4 }));
    expect(await new AxiosPaperRegister(line().http).count(signal)).toEqual({ expired: 3, missing: 1, expiring: 4 });
  });

  it('cannot be counted from an unreadable answer', async () => {
    server.answers(odd.success([]));
    expect(await troubleOf(new AxiosPaperRegister(line().http).count(signal))).toMatchObject({ kind: 'unreadable' });
  });
});
