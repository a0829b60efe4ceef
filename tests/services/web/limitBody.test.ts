import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Served, serveApp } from '../../support/services/serveApp.ts';
import { testServices } from '../../support/services/testServices.ts';

let served: Served;

beforeAll(async () => {
  const { app } = await testServices();
  served = await serveApp(app);
});

afterAll(() => served.stop());

/** The status of a raw request, to which no client adds a length. */
const statusOf = (method: string, path: string, headers: Record<string, string>, body?: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const call = request(served.url + path, { method, headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    call.on('error', reject);
    call.end(body);
  });

const json = { 'Content-Type': 'application/json' };
const login = '/api/v1/login';
const tooLong = 1024 * 1024 + 1;
const media = `/api/v1/vehicle/${randomUUID()}/media`;
const tooLongForFiles = 11 * 1024 * 1024;

it.each<[string, string, string, Record<string, string>, string | undefined, number]>([
  ['a POST without a body is taken', 'POST', '/api/v1/logout', {}, undefined, 401],
  ['a DELETE without a body is taken', 'DELETE', '/invitations/0', {}, undefined, 401],
  ['a body that tells its length is read', 'POST', login, { ...json, 'Content-Length': '2' }, '{}', 422],
  [
    'a body in chunks of unknown length is refused',
    'POST',
    login,
    { ...json, 'Transfer-Encoding': 'chunked' },
    '{}',
    411,
  ],
  [
    'a body past the limit is refused',
    'POST',
    login,
    { ...json, 'Content-Length': `${tooLong}` },
    'x'.repeat(tooLong),
    413,
  ],
  [
    'a body past that limit is taken where files are kept',
    'POST',
    media,
    { 'Content-Length': `${tooLong}` },
    'x'.repeat(tooLong),
    401,
  ],
  [
    'a body past the limit of files is refused',
    'POST',
    media,
    { 'Content-Length': `${tooLongForFiles}` },
    'x'.repeat(tooLongForFiles),
    413,
  ],
  [
    'a file in chunks of unknown length is refused',
    'POST',
    media,
    { 'Content-Type': 'multipart/form-data; boundary=x', 'Transfer-Encoding': 'chunked' },
    '--x--',
    411,
  ],
])('%s', async (_what, method, path, headers, body, status) => {
  expect(await statusOf(method, path, headers, body)).toBe(status);
});
