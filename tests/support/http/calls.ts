import * as v from 'valibot';
import { done, ignored, ignoring } from '../../../src/infrastructure/http/answers.ts';
import type { CallOptions } from '../../../src/infrastructure/http/Call.ts';
import { dataOf } from '../../../src/infrastructure/http/dataOf.ts';
import type { ServiceHttp } from '../../../src/infrastructure/http/ServiceHttp.ts';

const username = 'ann@northwind.test';
const changed = ignored(['userId', 'version', 'name', 'email', 'role', 'status', 'joinedAt']);
const params = { id: 'm-1' };

/** One call per HTTP method, for tests that apply to all. */
export const calls = {
  /** Returns the data as text. */
  GET: (http: ServiceHttp, options: CallOptions = {}) =>
    http.call('GET /readyz', { ...options, answer: dataOf(v.string()) }),
  /** Returns the data as an object with a user name. */
  POST: (http: ServiceHttp, options: CallOptions = {}) =>
    http.call('POST /api/v1/users/otp', {
      ...options,
      body: { username, otp: '123456' },
      answer: dataOf(ignoring(['needsPassword'], v.object({ username: v.string() }))),
    }),
  PUT: (http: ServiceHttp, options: CallOptions = {}) =>
    http.call('PUT /v1/members/{id}', { ...options, params, body: { role: 'viewer', version: 1 }, answer: changed }),
  DELETE: (http: ServiceHttp, options: CallOptions = {}) =>
    http.call('DELETE /v1/members/{id}', { ...options, params, query: { version: '1' }, answer: done }),
};
