import { expect, it } from 'vitest';
import { done, ignored } from '../../../src/infrastructure/http/answers.ts';
import { dataOf } from '../../../src/infrastructure/http/dataOf.ts';
import { driverRecordAnswer } from '../../../src/infrastructure/http/drivers/driverAnswers.ts';
import { pageOf } from '../../../src/infrastructure/http/pageOf.ts';
import { documentAnswer } from '../../../src/infrastructure/http/papers/documentAnswer.ts';
import { vehicleAnswer } from '../../../src/infrastructure/http/vehicles/vehicleAnswers.ts';
import { companyFactory } from '../../support/factories/companyFactory.ts';
import { userFactory } from '../../support/factories/userFactory.ts';
import { calls } from '../../support/http/calls.ts';
import { success } from '../../support/http/oddAnswers.ts';
import { openLine } from '../../support/http/openLine.ts';
import { troubleOf } from '../../support/http/troubleOf.ts';

const { server, line } = openLine();

it('sends token, company and the JSON content type', async () => {
  const { http, store } = line();
  store.signIn('abc', userFactory.build());
  store.selectCompany(companyFactory.build({ id: 'c-1' }));
  server.answers(success('ready'));
  await calls.GET(http);
  expect(server.request.headers).toMatchObject({
    authorization: 'Bearer abc',
    'x-company-id': 'c-1',
    'content-type': 'application/json',
  });
});

it('sends neither token nor company when there is none', async () => {
  server.answers(success('ready'));
  await calls.GET(line().http);
  expect(server.request.headers).not.toHaveProperty('authorization');
  expect(server.request.headers).not.toHaveProperty('x-company-id');
});

it('encodes query parameters', async () => {
  server.answers(success(null));
  const query = { username: 'a b&c' };
  await line().http.call('GET /api/v1/otp', { query, answer: ignored(['resendAfterSeconds']) });
  const { pathname, searchParams } = new URL(server.request.url, server.url);
  expect(pathname).toBe('/api/v1/otp');
  expect(Object.fromEntries(searchParams)).toEqual(query);
});

it('leaves undefined query parameters out', async () => {
  server.answers(success(null));
  const query = { page: '2', status: undefined };
  await troubleOf(line().http.call('GET /api/v1/vehicles', { query, answer: pageOf(vehicleAnswer) }));
  expect(server.request.url).toBe('/api/v1/vehicles?page=2');
});

it('encodes path parameters', async () => {
  server.answers(success(null));
  const query = { version: '1' };
  await line().http.call('DELETE /v1/members/{id}', { params: { id: 'a/b ?{id}' }, query, answer: done });
  expect(server.request.url).toBe('/v1/members/a%2Fb%20%3F%7Bid%7D?version=1');
});

it('sends a body as JSON', async () => {
  server.answers(success(null));
  const body = { username: 'São', otp: '123456' };
  await line().http.call('POST /api/v1/users/otp', { body, answer: ignored(['username', 'needsPassword']) });
  expect(server.request.headers['content-type']).toBe('application/json');
  expect(server.request.body).toBe('{"username":"São","otp":"123456"}');
});

it('sends the JSON content type with an empty body too', async () => {
  server.answers(success(null));
  await line().http.call('POST /api/v1/logout', { answer: done });
  expect(server.request.headers['content-type']).toBe('application/json');
  expect(server.request.body).toBe('');
});

it.each(['POST /api/v1/vehicle/{id}/media', 'POST /v1/drivers/{id}/documents'] as const)(
  "sends the form of %s with the browser's multipart content type, without undefined fields",
  async (operation) => {
    server.answers(success(null));
    const file = new File(['bytes'], 'insurance.pdf', { type: 'application/pdf' });
    const form = { type: 'insurance', issuedOn: undefined, expiresOn: '2027-03-31', file } as const;
    await troubleOf(line().http.call(operation, { params: { id: '7' }, form, answer: dataOf(documentAnswer) }));
    expect(server.request.headers['content-type']).toMatch(/^multipart\/form-data; ?boundary=/);
    expect(server.request.body).toContain('name="expiresOn"');
    expect(server.request.body).toContain('name="file"; filename="insurance.pdf"');
    expect(server.request.body).not.toContain('issuedOn');
  },
);

it('sends objects in a form as JSON', async () => {
  server.answers(success(null));
  const form = { data: { status: 'active', pause: null, version: 3 } } as const;
  const call = { params: { id: '7' }, form, answer: dataOf(driverRecordAnswer) };
  await troubleOf(line().http.call('POST /v1/drivers/{id}/status', call));
  expect(server.request.body).toContain('{"status":"active","pause":null,"version":3}');
});

it('sends the idempotency key of a write', async () => {
  server.answers(success({ username: 'ann' }));
  await calls.POST(line().http, { idempotencyKey: 'key-1' });
  expect(server.request.headers['idempotency-key']).toBe('key-1');
});
