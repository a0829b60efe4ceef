import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../support/architecture/root.ts';

/** Preamble of a call or an answer that the compiler must judge. */
const adapter = `
import * as v from 'valibot';
import { done, ignoring, ignored } from '${root}/src/infrastructure/http/answers.ts';
import { dataOf } from '${root}/src/infrastructure/http/dataOf.ts';
import { pageOf } from '${root}/src/infrastructure/http/pageOf.ts';
import type { ServiceHttp } from '${root}/src/infrastructure/http/ServiceHttp.ts';
declare const http: ServiceHttp;
const [text, count] = [v.string(), v.number()];
const added = ignored(['email', 'name', 'role']);
const address = { street: 'Elm 1', postcode: '10115', city: 'Berlin', country: 'DE' };
const company = { version: 1, name: 'Northwind', phone: null, email: null, address, vatId: null, region: null };
const companyAnswer = ignored(['id', 'version', 'name', 'audience', 'phone', 'email', 'vatId']);
export { v, done, ignoring, ignored, dataOf, pageOf, text, count, added, company, companyAnswer };
`;
const routes = `
import { Hono } from 'hono';
import * as v from 'valibot';
import type { AppEnv } from '${root}/services/web/AppEnv.ts';
import { described } from '${root}/services/web/described.ts';
import { ok } from '${root}/services/web/ok.ts';
const about = { tag: 'trucks', summary: 'Trucks', access: 'anyone' } as const;
const truck = v.object({ plate: v.string(), kind: v.picklist(['van', 'trailer']), vin: v.nullable(v.string()), at: v.string() });
const van = { plate: 'B 7', kind: 'van', vin: null, at: new Date() } as const;
export { v, about, truck, van };
`;
const [one, list] = [
  `described({ ...about, data: truck })`,
  `described({ ...about, data: v.array(truck), isPaged: true })`,
];

type Planted = readonly [what: string, lines: string, complaint: RegExp];

const calls: readonly Planted[] = [
  [
    'a body without a field',
    `http.call('POST /v1/members', { body: { email: 'a@b.test', name: 'Ann' }, answer: added });`,
    /Property 'role' is missing/,
  ],
  [
    'a body without an optional field',
    `const { vatId: _, ...body } = company; http.call('PUT /v1/company', { body, answer: companyAnswer });`,
    /Property 'vatId' is missing/,
  ],
  [
    'a body with an unknown field',
    `http.call('POST /v1/members', { body: { email: 'a@b.test', name: 'Ann', role: 'owner', colour: 'red' }, answer: added });`,
    /body\.colour is not known to the service/,
  ],
  [
    'a body with an unknown nested field',
    `const body = { ...company, address: { ...company.address, planet: 'Mars' } };
    http.call('PUT /v1/company', { body, answer: companyAnswer });`,
    /body\.address\.planet is not known to the service/,
  ],
  [
    'a body with a value that is not in the list',
    `http.call('POST /v1/members', { body: { email: 'a@b.test', name: 'Ann', role: 'boss' }, answer: added });`,
    /"boss"' is not assignable/,
  ],
  [
    'a body where none is accepted',
    `http.call('POST /api/v1/logout', { body: { now: true }, answer: done });`,
    /body is not known to the service/,
  ],
  [
    'a form without a part',
    `http.call('POST /v1/drivers/{id}/status', { params: { id: '7' }, form: {}, answer: done });`,
    /Property 'data' is missing/,
  ],
  ['an unknown operation', `http.call('GET /v1/teapots', { answer: done });`, /"GET \/v1\/teapots"' is not assignable/],
  [
    'a path without its parameters',
    `http.call('DELETE /v1/members/{id}', { answer: done });`,
    /Property 'params' is missing/,
  ],
  [
    'an unknown query parameter',
    `http.call('GET /api/v1/otp', { query: { username: 'ann', colour: 'red' }, answer: ignored(['resendAfterSeconds']) });`,
    /query\.colour is not known to the service/,
  ],
  [
    'a filter value the list does not have',
    `http.call('GET /v1/papers', { query: { status: 'lost' }, answer: pageOf(v.object({})) });`,
    /"lost"' is not assignable/,
  ],
  [
    'an answer with an unread field',
    `http.call('GET /v1/papers/counts', { answer: dataOf(v.object({ expired: count, missing: count })) });`,
    /data\.expiring is not read/,
  ],
  [
    'an answer with an unread nested field',
    `http.call('GET /invitations/{id}', {
      params: { id: '7' },
      answer: dataOf(v.object({ id: text, name: text, company: v.object({}), status: v.unknown(), expiresAt: text })),
    });`,
    /data\.company\.name is not read/,
  ],
  [
    'an answer that is not parsed at all',
    `http.call('GET /v1/papers/counts', { answer: v.unknown() });`,
    /data\.expired is not read/,
  ],
  [
    'an answer whose data is not parsed',
    `http.call('GET /v1/papers/counts', { answer: dataOf(v.unknown()) });`,
    /data\.expired is not read/,
  ],
  [
    'data in an answer read as done',
    `http.call('GET /v1/papers/counts', { answer: done });`,
    /data may hold what the schema refuses/,
  ],
  [
    'a field the answer does not have',
    `http.call('GET /v1/papers/counts', {
      answer: dataOf(v.object({ expired: count, missing: count, expiring: count, lost: count })),
    });`,
    /data\.lost is not in the answer/,
  ],
  [
    'a field marked as unread that the answer does not have',
    `http.call('GET /v1/papers/counts', {
      answer: dataOf(ignoring(['lost'], v.object({ expired: count, missing: count, expiring: count }))),
    });`,
    /data\.lost is not in the answer/,
  ],
  [
    'a required field read as optional',
    `http.call('GET /v1/papers/counts', {
      answer: dataOf(v.object({ expired: count, missing: count, expiring: v.optional(count) })),
    });`,
    /data\.expiring\? is not in the answer/,
  ],
  [
    'a nullable field read as required',
    `http.call('GET /v1/drivers/{id}/documents/{documentId}', { answer: done });
    http.call('POST /v1/drivers/{id}/documents', {
      params: { id: '7' },
      form: { type: 'photo', file: new File([], 'a'), issuedOn: undefined, expiresOn: undefined },
      answer: dataOf(v.object({
        id: text, type: v.unknown(), issuedOn: text, expiresOn: v.nullable(text), createdAt: text,
        file: v.object({ name: text, mime: text, size: count, sha256: text }),
      })),
    });`,
    /data\.issuedOn may hold what the schema refuses/,
  ],
  [
    'a value in the answer that the schema rejects',
    `http.call('GET /v1/companies', {
      query: { isPaged: 'false', userId: '7' },
      answer: dataOf(v.array(v.object({
        id: text, name: text, domain: text, audience: v.picklist(['fleet', 'office']), role: v.picklist(['owner']),
      }))),
    });`,
    /data\.role may hold what the schema refuses/,
  ],
  [
    'a page read as a single answer',
    `http.call('GET /v1/papers', { answer: dataOf(v.array(v.unknown())) });`,
    /data\.expiresOn is not read/,
  ],
  [
    'a file read as JSON',
    `http.call('GET /v1/drivers/{id}/documents/{documentId}', { params: { id: '7', documentId: '8' }, answer: done });`,
    /is not assignable/,
  ],
];

const answers: readonly Planted[] = [
  [
    'an answer without a field',
    `const { vin: _, ...short } = van; new Hono<AppEnv>().get('/t', ${one}, (c) => ok(c, short));`,
    /Property 'vin' is missing/,
  ],
  [
    'an answer with an unknown field',
    `new Hono<AppEnv>().get('/t', ${one}, (c) => { const told = { ...van, secret: 'x' }; return ok(c, told); });`,
    /'secret' are incompatible/,
  ],
  [
    'an answer with a value that is not in the list',
    `new Hono<AppEnv>().get('/t', ${one}, (c) => ok(c, { ...van, kind: 'bus' }));`,
    /"bus"' is not assignable/,
  ],
  ['a page without its paging', `new Hono<AppEnv>().get('/t', ${list}, (c) => ok(c, [van]));`, /Expected 3 arguments/],
  [
    'an answer without the status of its description',
    `new Hono<AppEnv>().post('/t', described({ ...about, data: truck, status: 201 }), (c) => ok(c, van));`,
    /Expected 3 arguments/,
  ],
  [
    'an answer of a route without a description',
    `new Hono<AppEnv>().get('/t', (c) => ok(c, van));`,
    /is not assignable/,
  ],
];

const paper = `
const paper = v.object({
  subject: text, subjectId: text, subjectName: text, subjectPlate: v.nullable(text), type: text, status: text, expiresOn: v.nullable(text),
  trip: v.nullable(v.object({ id: text, reference: text, endsAt: text })),
});
`;

const right: Readonly<Record<string, string>> = {
  'right-calls': `${adapter}${paper}
    http.call('POST /v1/members', { body: { email: 'a@b.test', name: 'Ann', role: 'owner' }, answer: added });
    http.call('GET /v1/papers', { query: { page: '0', subject: undefined }, answer: pageOf(paper) }) satisfies Promise<{ total: number }>;
    http.call('GET /v1/papers/counts', { answer: dataOf(v.object({ expired: count, missing: count, expiring: count })) }) satisfies Promise<{ expired: number }>;
  `,
  'right-answers': `${routes}
    new Hono<AppEnv>().get('/t', ${one}, (c) => ok(c, van)).get('/u', ${list}, (c) => ok(c, [van], { paging: { page: 0, size: 1, total: 1 } }));
  `,
};

const fileOf = (index: number, side: string) => `${side}-${index}`;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'planted-calls-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

/** The compiler's errors by file name. */
const complaints = new Map<string, string>();

beforeAll(() => {
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  const options = { noUnusedLocals: false };
  const config = { extends: path.join(root, 'tsconfig.json'), compilerOptions: options, include: ['*.ts'] };
  fs.writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(config));
  const write = (name: string, text: string) => fs.writeFileSync(path.join(folder, `${name}.ts`), text);
  for (const [index, [, lines]] of calls.entries()) write(fileOf(index, 'call'), adapter + lines);
  for (const [index, [, lines]] of answers.entries()) write(fileOf(index, 'answer'), routes + lines);
  for (const [name, text] of Object.entries(right)) write(name, text);
  const compiler = path.join(root, 'node_modules/typescript/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [compiler, '-p', folder, '--noErrorTruncation'], { encoding: 'utf8' });
  let file = '';
  for (const line of stdout.split('\n')) {
    file = /^(\S+)\.ts\(/.exec(line)?.[1] ?? file;
    complaints.set(path.basename(file), `${complaints.get(path.basename(file)) ?? ''}${line}\n`);
  }
});

describe('an adapter does not compile with', () => {
  it.each(calls.map((planted, index) => [planted[0], fileOf(index, 'call'), planted[2]] as const))(
    '%s',
    (_, file, said) => {
      expect(complaints.get(file)).toMatch(said);
    },
  );
});

describe('a service does not compile with', () => {
  it.each(answers.map((planted, index) => [planted[0], fileOf(index, 'answer'), planted[2]] as const))(
    '%s',
    (_, file, said) => {
      expect(complaints.get(file)).toMatch(said);
    },
  );
});

it.each(Object.keys(right))('correct code compiles: %s', (file) => {
  expect(complaints.get(file)).toBeUndefined();
});
