import * as v from 'valibot';
import { expect, it } from 'vitest';
import { companyFactory } from '../../support/factories/companyFactory.ts';
import { userFactory } from '../../support/factories/userFactory.ts';
import { success } from '../../support/http/oddAnswers.ts';
import { openLine } from '../../support/http/openLine.ts';

const { server, line } = openLine();
const answer = v.unknown();

it('sends the token, the selected company and the JSON content type', async () => {
  const { http, store } = line();
  store.signIn('abc', userFactory.build());
  store.selectCompany(companyFactory.build({ id: 'c-1' }));
  server.answers(success(null));
  await http.call({ method: 'GET', path: '/api/v1/vehicles', answer });
  expect(server.request.headers).toMatchObject({
    authorization: 'Bearer abc',
    'x-company-id': 'c-1',
    'content-type': 'application/json',
  });
});

it('sends neither token nor company while there is none', async () => {
  server.answers(success(null));
  await line().http.call({ method: 'GET', path: '/v1/companies/', answer });
  expect(server.request.headers).not.toHaveProperty('authorization');
  expect(server.request.headers).not.toHaveProperty('x-company-id');
});

it('sends the query as it was asked for', async () => {
  server.answers(success(null));
  const query = { isPaged: 'false', userId: 'a b&c' };
  await line().http.call({ method: 'GET', path: '/v1/companies/', query, answer });
  const { pathname, searchParams } = new URL(server.request.url, server.url);
  expect(pathname).toBe('/v1/companies/');
  expect(Object.fromEntries(searchParams)).toEqual(query);
});

it('sends a body as JSON', async () => {
  server.answers(success(null));
  await line().http.call({ method: 'POST', path: '/api/v1/login', body: { username: 'São' }, answer });
  expect(server.request.headers['content-type']).toBe('application/json');
  expect(server.request.body).toBe('{"username":"São"}');
});

it.each(['POST', 'PUT', 'DELETE'] as const)('declares JSON for a %s with an empty body too', async (method) => {
  server.answers(success(null));
  await line().http.call({ method, path: '/api/v1/users/reset-password', answer });
  expect(server.request.headers['content-type']).toBe('application/json');
  expect(server.request.body).toBe('');
});

it.each([
  ['POST', '/v1/drivers'],
  ['PUT', '/v1/drivers/7/photo'],
  ['POST', '/api/v1/vehicle/7/media'],
] as const)('leaves the content type of an upload, %s %s, to the browser', async (method, path) => {
  server.answers(success(null));
  const body = new FormData();
  body.append('name', 'Ann');
  await line().http.call({ method, path, body, answer });
  expect(server.request.headers['content-type']).toMatch(/^multipart\/form-data; ?boundary=/);
  expect(server.request.body).toContain('name="name"');
});

it('names a write that may be repeated by its idempotency key', async () => {
  server.answers(success(null));
  await line().http.call({ method: 'POST', path: '/api/v1/users', body: {}, idempotencyKey: 'key-1', answer });
  expect(server.request.headers['idempotency-key']).toBe('key-1');
});
