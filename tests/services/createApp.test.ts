import { Hono } from 'hono';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../services/createApp.ts';
import type { Feature } from '../../services/Feature.ts';
import { features } from '../../services/features.ts';
import type { Log } from '../../services/log/Log.ts';
import { Unavailable } from '../../services/Unavailable.ts';
import type { AppEnv } from '../../services/web/AppEnv.ts';
import { CallerLeft } from '../../services/web/CallerLeft.ts';
import { described } from '../../services/web/described.ts';
import { ok } from '../../services/web/ok.ts';
import { Refusal } from '../../services/web/Refusal.ts';
import { validated } from '../../services/web/validated.ts';
import { testServices, type TestServices } from '../support/services/testServices.ts';
import { turnsDuring } from '../support/services/turnsDuring.ts';

const truck = v.strictObject({
  plate: v.pipe(v.string(), v.nonEmpty(), v.maxLength(10)),
  axles: v.optional(v.pipe(v.number(), v.integer(), v.minValue(2))),
  fuel: v.optional(v.picklist(['diesel', 'electric'])),
  owner: v.optional(v.strictObject({ email: v.pipe(v.string(), v.email()) })),
  password: v.optional(
    v.pipe(
      v.string(),
      v.check((word) => word !== 'hunter2', 'is too common'),
    ),
  ),
});

const about = { tag: 'trucks', summary: 'Trucks', access: 'anyone' } as const;

const trucks: Feature = {
  routes: () =>
    new Hono<AppEnv>()
      .get(
        '/v1/trucks',
        described({ ...about, data: v.array(v.string()), isPaged: true }),
        validated('query', v.strictObject({ q: v.optional(v.string(), '') })),
        (c) => ok(c, [c.req.valid('query').q], { paging: { page: 0, size: 20, total: 1 } }),
      )
      .post('/v1/trucks', described({ ...about, data: truck, status: 201 }), validated('json', truck), (c) =>
        ok(c, c.req.valid('json'), { status: 201 }),
      )
      .get(
        '/v1/trucks/:id',
        described({ ...about, data: v.string() }),
        validated('param', v.object({ id: v.pipe(v.string(), v.uuid()) })),
        (c) => {
          c.set('signedIn', { userId: 'user-1', signInId: 'sign-in-1', authenticatedAt: new Date(0) });
          return ok(c, c.req.valid('param').id);
        },
      )
      .get('/garage/:trouble', (c) => {
        const trouble = c.req.param('trouble');
        if (trouble === 'refused') throw new Refusal(409, 'It is parked.', { retryAfterSeconds: 7 });
        if (trouble === 'busy') throw new Unavailable('for a while', 30);
        if (trouble === 'left') throw new CallerLeft();
        if (trouble === 'broken') throw new Unavailable('not just now', 1, new Error('a broken wire'));
        if (trouble === 'database') throw Object.assign(new Error('secret: too many'), { code: '53300' });
        throw Object.assign(new Error(`secret: ${trouble}`), { code: '42601', severity: 'ERROR' });
      }),
};

interface Line {
  readonly level: string;
  readonly event: string;
  readonly fields: unknown;
}

const lines: Line[] = [];
const log: Log = {
  write: (level, event, fields) => void lines.push({ level, event, fields }),
  error: (event, _error, fields) => void lines.push({ level: 'error', event, fields }),
};

let world: TestServices;
beforeAll(async () => {
  world = await testServices({ log }, [trucks]);
});

const post = (body: string, type = 'application/json') =>
  world.request('/v1/trucks', { method: 'POST', body, headers: { 'Content-Type': type } });

describe('an answer', () => {
  it('uses the envelope', async () => {
    const answer = await world.request('/v1/trucks?q=red');
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { code: 200, data: ['red'], paging: { page: 0, size: 20, total: 1 } },
    ]);
  });

  it.each(['/v1/trucks', '/v1/none', '/garage/boom', '/', '/assets/none.js'])(
    'of %s carries the protections',
    async (path) => {
      const { headers } = await world.request(path);
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('Referrer-Policy')).toBe('no-referrer');
      expect(headers.get('Content-Security-Policy')).toContain("script-src 'self';");
      expect(headers.get('Content-Security-Policy')).not.toContain('unsafe');
      expect(headers.get('Cache-Control')).toBe('no-store');
      expect(headers.get('X-Request-Id')).toMatch(/^[\da-f-]{36}$/);
      expect(headers.has('Strict-Transport-Security')).toBe(false);
      expect(headers.has('Access-Control-Allow-Origin')).toBe(false);
    },
  );

  it('sends HSTS when a trusted proxy reports TLS', async () => {
    const settings = { ...world.services.settings, trustedProxies: ['10.0.0.0/8'] };
    const behindProxy = await testServices({ db: world.services.db, settings }, [trucks]);
    const headers = { 'X-Forwarded-Proto': 'https' };
    const through = await behindProxy.request('/v1/trucks', { headers, peer: '10.1.2.3' });
    expect(through.headers.get('Strict-Transport-Security')).toContain('max-age=31536000');
    const past = await behindProxy.request('/v1/trucks', { headers, peer: '192.0.2.1' });
    expect(past.headers.has('Strict-Transport-Security')).toBe(false);
  });

  it('can be read only by the configured origins', async () => {
    const settings = { ...world.services.settings, corsOrigins: ['https://app.example.com'] };
    const open = await testServices({ db: world.services.db, settings }, [trucks]);
    const from = (Origin: string, method = 'GET') => open.request('/v1/trucks', { method, headers: { Origin } });
    expect((await from('https://app.example.com')).headers.get('Access-Control-Allow-Origin')).toBe(
      'https://app.example.com',
    );
    expect((await from('https://app.example.com', 'OPTIONS')).status).toBe(204);
    expect((await from('https://evil.example')).headers.has('Access-Control-Allow-Origin')).toBe(false);
  });
});

describe('a request that no route takes', () => {
  it.each([
    ['GET', '/v1/none', 404],
    ['GET', '/api/v1/none', 404],
    ['GET', '/garage', 404],
    ['POST', '/v1/none', 404],
    ['DELETE', '/v1/trucks', 405],
    ['POST', '/v1/trucks/7', 405],
    ['OPTIONS', '/v1/trucks', 405],
    ['POST', '/', 404],
  ])('%s %s is refused with %d', async (method, path, status) => {
    const answer = await world.request(path, { method });
    expect([answer.status, await answer.json()]).toEqual([status, { code: status, message: expect.any(String) }]);
  });

  it('lists the allowed methods of a path', async () => {
    expect((await world.request('/v1/trucks', { method: 'DELETE' })).headers.get('Allow')).toBe('GET, POST');
  });
});

describe('a body', () => {
  it.each([
    ['text that is JSON', '{"plate":"B 7"}', 'text/plain', 415],
    ['a form', 'plate=B7', 'application/x-www-form-urlencoded', 415],
    ['another character set', '{"plate":"B 7"}', 'application/json; charset=utf-16', 415],
    ['two character sets', '{"plate":"B 7"}', 'application/json; charset=utf-8; charset=latin1', 415],
    ['a look-alike type', '{"plate":"B 7"}', 'application/jsonp', 415],
    ['broken JSON', '{"plate":', 'application/json', 400],
    ['nothing', '', 'application/json', 400],
    ['null', 'null', 'application/json', 400],
    ['a list', '[]', 'application/json', 400],
    ['a number', '7', 'application/json', 400],
    ['a prototype', '{"plate":"B 7","__proto__":{"admin":true}}', 'application/json', 400],
    ['a hidden prototype', '{"owner":{"constructor":{}}}', 'application/json', 400],
  ])('of %s is refused', async (_what, body, type, status) => {
    const answer = await post(body, type);
    expect([answer.status, await answer.json()]).toEqual([status, { code: status, message: expect.any(String) }]);
  });

  it.each([
    ['a lone byte of Latin-1', [0xfc]],
    ['an overlong form', [0xc0, 0xaf]],
    ['half a surrogate pair', [0xed, 0xa0, 0x80]],
    ['a sign that is cut off', [0xe2, 0x82]],
  ])('with %s, which is no UTF-8, is refused', async (_what, bytes) => {
    const body = Buffer.concat([Buffer.from('{"plate":"B '), Buffer.from(bytes), Buffer.from('"}')]);
    const headers = { 'Content-Type': 'application/json' };
    const answer = await world.request('/v1/trucks', { method: 'POST', body, headers });
    expect([answer.status, await answer.json()]).toEqual([400, { code: 400, message: 'The body is not valid UTF-8.' }]);
  });

  it('is accepted with a sign for what somebody else could not read', async () => {
    expect((await post('{"plate":"B \uFFFD"}', 'application/json')).status).toBe(201);
  });

  it.each(['charset=utf-8', 'charset="UTF-8"', 'Charset=utf8; odd=1'])('is accepted with %s', async (parameters) => {
    expect((await post('{"plate":"B 7"}', `application/json; ${parameters}`)).status).toBe(201);
  });

  it.each(['gzip', 'br', 'identity'])('with content encoding %s is refused', async (encoding) => {
    const headers = { 'Content-Type': 'application/json', 'Content-Encoding': encoding };
    const answer = await world.request('/v1/trucks', { method: 'POST', body: '{"plate":"B 7"}', headers });
    expect([answer.status, await answer.json()]).toEqual([415, { code: 415, message: expect.any(String) }]);
  });

  it.each([
    ['without a field', {}, 'plate', 'must not be empty', { code: 'required' }],
    ['with an empty field', { plate: '' }, 'plate', 'must not be empty', { code: 'required' }],
    [
      'with a field that breaks two rules',
      { plate: 'B 7', axles: 1.5 },
      'axles',
      'must be a whole number',
      { code: 'not_whole' },
    ],
    ['with a field that is null', { plate: null }, 'plate', 'must not be empty', { code: 'required' }],
    ['with a field of another kind', { plate: 7 }, 'plate', 'must be a text', { code: 'wrong_type' }],
    [
      'with a long field',
      { plate: 'x'.repeat(11) },
      'plate',
      'must be at most 10 characters',
      { code: 'too_long', limits: { most: 10 } },
    ],
    [
      'with an unknown field',
      { plate: 'B 7', 'secret-value': 1 },
      'secret-value',
      'is not known',
      { code: 'unknown_field' },
    ],
    ['with a broken number', { plate: 'B 7', axles: 2.5 }, 'axles', 'must be a whole number', { code: 'not_whole' }],
    [
      'with a small number',
      { plate: 'B 7', axles: 1 },
      'axles',
      'must be at least 2',
      { code: 'out_of_range', limits: { least: 2 } },
    ],
    [
      'with an unknown option',
      { plate: 'B 7', fuel: 'steam' },
      'fuel',
      'must be one of diesel, electric',
      { code: 'not_a_choice' },
    ],
    [
      'with a nested mistake',
      { plate: 'B 7', owner: { email: 'ana' } },
      'owner.email',
      'must be an email address',
      { code: 'email' },
    ],
    [
      'with words of the schema',
      { plate: 'B 7', password: 'hunter2' },
      'password',
      'is not valid',
      { code: 'wrong_type' },
    ],
  ])('%s is refused beside the field', async (_what, json, field, message, code) => {
    const answer = await world.request('/v1/trucks', { method: 'POST', json });
    expect([answer.status, await answer.json()]).toEqual([
      422,
      { code: 422, message: 'Some fields are not right.', errors: [{ field, message, ...code }] },
    ]);
  });

  it('is never echoed in a refusal', async () => {
    const json = { plate: 'SECRET-SECRET', fuel: 'SECRET', owner: { email: 'SECRET' }, password: 7 };
    const answer = await world.request('/v1/trucks', { method: 'POST', json });
    expect(answer.status).toBe(422);
    expect(await answer.text()).not.toContain('SECRET');
  });
});

describe('a query', () => {
  it.each([
    ['?q=a&q=b', 'q', 'must be given only once', 'repeated'],
    ['?page=1', 'page', 'is not known', 'unknown_field'],
    ['?__proto__=1', '__proto__', 'is not known', 'unknown_field'],
    ['?constructor=1', 'constructor', 'is not known', 'unknown_field'],
  ])('%s is refused', async (query, field, message, code) => {
    const answer = await world.request(`/v1/trucks${query}`);
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { code: 400, message: 'The query parameters are not right.', errors: [{ field, message, code }] },
    ]);
  });

  it('is refused on a route without a query', async () => {
    const id = crypto.randomUUID();
    expect((await world.request(`/v1/trucks/${id}`)).status).toBe(200);
    expect((await world.request(`/v1/trucks/${id}?token=x`)).status).toBe(400);
  });

  it('does not matter for pages of the application', async () => {
    expect((await world.request('/download-app?payload=x&payload=y')).status).toBe(503);
  });
});

describe('an error', () => {
  it('with a malformed id is answered like an unknown id', async () => {
    const answer = await world.request('/v1/trucks/1%27%20or%201=1');
    expect([answer.status, await answer.json()]).toEqual([404, { code: 404, message: 'Not found.' }]);
  });

  it('that is a refusal is answered with its message', async () => {
    const answer = await world.request('/garage/refused');
    expect([answer.status, answer.headers.get('Retry-After'), await answer.json()]).toEqual([
      409,
      '7',
      { code: 409, message: 'It is parked.' },
    ]);
  });

  it('that is temporary is answered with Retry-After, without the reason', async () => {
    const answer = await world.request('/garage/busy');
    expect([answer.status, answer.headers.get('Retry-After'), await answer.json()]).toEqual([
      503,
      '30',
      { code: 503, message: 'The service is busy. Try again in a moment.' },
    ]);
  });

  it('that is temporary logs one line for each request, and one for the cause of all', async () => {
    lines.length = 0;
    await world.request('/garage/busy');
    await world.request('/garage/broken');
    await world.request('/garage/broken');
    expect(lines).toEqual([
      { level: 'warn', event: 'request', fields: expect.objectContaining({ status: 503, reason: 'for a while' }) },
      { level: 'warn', event: 'unavailable', fields: expect.not.objectContaining({ stack: expect.anything() }) },
      { level: 'warn', event: 'request', fields: expect.objectContaining({ status: 503, reason: 'not just now' }) },
      { level: 'warn', event: 'request', fields: expect.objectContaining({ status: 503, reason: 'not just now' }) },
    ]);
  });

  it('that only means that the caller has left is no trouble to whoever watches the log', async () => {
    lines.length = 0;
    await world.request('/garage/left');
    const fields = expect.objectContaining({ status: 503, reason: 'The caller left before its turn.' });
    expect(lines).toEqual([{ level: 'info', event: 'request', fields }]);
  });

  it('of the database is answered without its message', async () => {
    lines.length = 0;
    const answer = await world.request('/garage/database');
    expect([answer.status, await answer.json()]).toEqual([
      503,
      { code: 503, message: 'The service is busy. Try again in a moment.' },
    ]);
    await world.request('/garage/database');
    expect(lines.map(({ event }) => event)).toEqual(['database unavailable', 'request', 'request']);
    expect(lines[0]?.fields).toMatchObject({ reason: expect.stringMatching(/^[A-Z].*\.$/) });
    expect(lines[0]?.fields).not.toHaveProperty('stack');
  });

  it('that is unexpected is logged, and answered without details', async () => {
    lines.length = 0;
    const answer = await world.request('/garage/boom');
    expect([answer.status, await answer.json()]).toEqual([
      500,
      { code: 500, message: 'Something went wrong on our side.' },
    ]);
    expect(lines.map(({ event }) => event)).toEqual(['unexpected error', 'request']);
  });
});

describe('the log', () => {
  it('has one line per request, with the route template and none of its content', async () => {
    lines.length = 0;
    const id = crypto.randomUUID();
    await world.request(`/v1/trucks/${id}`, { token: 'SECRET' });
    await world.request('/v1/trucks?q=SECRET');
    await world.request('/download-app?payload=SECRET');
    expect(lines).toEqual(
      [
        ['info', '/v1/trucks/:id'],
        ['info', '/v1/trucks'],
        ['error', '/*'],
      ].map(([level, route]) => ({
        level,
        event: 'request',
        fields: expect.objectContaining({
          method: 'GET',
          route,
          ms: expect.any(Number),
          requestId: expect.any(String),
        }),
      })),
    );
    expect(lines[0]?.fields).toMatchObject({ status: 200, userId: 'user-1' });
    expect(JSON.stringify(lines)).not.toMatch(new RegExp(`SECRET|${id}`));
  });
});

describe('/openapi.json', () => {
  it('describes every route by its validation schemas, and is never cached', async () => {
    const answer = await world.request('/openapi.json');
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    const document = await answer.json();
    expect(document).toMatchObject({
      openapi: '3.1.0',
      paths: {
        '/v1/trucks': {
          get: { parameters: [{ in: 'query', name: 'q' }] },
          post: { requestBody: { content: { 'application/json': { schema: { required: ['plate'] } } } } },
        },
        '/v1/trucks/{id}': { get: { parameters: [{ in: 'path', name: 'id' }] } },
      },
    });
  });

  it('gives others their turn while it is made', async () => {
    const [first, second] = [createApp(world.services, features), createApp(world.services, features)];
    // The first one loads what makes it.
    await first.request('/openapi.json');
    expect(await turnsDuring(Promise.resolve(second.request('/openapi.json')))).toBeGreaterThan(100);
  });
});
