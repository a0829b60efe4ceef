import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { dataOf } from '../../../src/infrastructure/http/dataOf.ts';
import { calls } from '../../support/http/calls.ts';
import * as odd from '../../support/http/oddAnswers.ts';
import { openLine } from '../../support/http/openLine.ts';
import { troubleOf } from '../../support/http/troubleOf.ts';

const { server, line } = openLine();

it('returns the data of the envelope', async () => {
  server.answers(odd.body({ code: 200, data: { username: 'ann' }, paging: { page: 0 } }));
  expect(await calls.POST(line().http)).toEqual({ username: 'ann' });
});

it.each([
  ['HTML', odd.html],
  ['an empty body', odd.text(200, '')],
  ['truncated JSON', odd.text(200, '{"code":200,"data":{"use')],
  ['JSON without an envelope', odd.body([1, 2, 3])],
  ['an envelope without data', odd.body({ code: 200 })],
  ['null', odd.body(null)],
  ['data of another shape', odd.success({ username: 7 })],
  ['data under an inherited name', odd.text(200, '{"__proto__":{"data":{"username":"ann"}}}')],
])('fails as unreadable on %s', async (_, script) => {
  server.answers(script);
  expect(await troubleOf(calls.POST(line().http))).toEqual({ kind: 'unreadable', status: 200 });
});

describe('a refusal', () => {
  const errors = [
    { field: 'plate', message: 'must be at most 15 characters', code: 'too_long', limits: { least: 1, most: 15 } },
  ];

  it('has message, reason and field errors', async () => {
    server.answers(odd.failure(422, { message: 'Look again.', reason: 'stale', errors }));
    expect(await troubleOf(calls.POST(line().http))).toEqual({
      kind: 'refused',
      status: 422,
      message: 'Look again.',
      reason: 'stale',
      errors,
    });
  });

  it('is also an envelope with a code above 299 on status 200, with its data as errors', async () => {
    server.answers(odd.body({ code: 300, data: errors }));
    expect(await troubleOf(calls.POST(line().http))).toEqual({ kind: 'refused', status: 300, errors });
  });

  it('drops invalid errors and keeps the rest', async () => {
    server.answers(odd.failure(422, { errors: [null, 7, {}, { message: { a: 1 } }, ...errors] }));
    expect(await troubleOf(calls.POST(line().http))).toMatchObject({ errors });
  });

  it.each([
    ['HTML', odd.text(500, '<html>')],
    ['an empty text', odd.text(500, '')],
    ['a list', odd.text(500, '[]')],
    ['a message that is not a string', odd.text(500, '{"message":{"toString":1}}')],
  ])('with %s as its body has no message', async (_, script) => {
    server.answers(script);
    expect(await troubleOf(calls.POST(line().http))).toEqual({ kind: 'refused', status: 500, errors: [] });
  });

  it.each([
    ['7', { retryAfterSeconds: 7 }],
    ['-1', {}],
    ['soon', {}],
    ['99999999', {}],
  ])('reads Retry-After %s', async (header, said) => {
    server.answers(odd.failure(429, {}, { 'Retry-After': header }));
    const trouble = await troubleOf(calls.POST(line().http));
    expect('retryAfterSeconds' in trouble ? { retryAfterSeconds: trouble.retryAfterSeconds } : {}).toEqual(said);
  });

  it.each([
    ['with Retry-After means that the first write is still under way', { 'Retry-After': '1' }, 'inProgress'],
    ['without Retry-After is a refusal', {}, 'refused'],
  ])('with status 409 %s', async (_, headers, kind) => {
    server.answers(odd.failure(409, {}, headers));
    expect(await troubleOf(calls.POST(line().http, { idempotencyKey: 'key-1' }))).toMatchObject({ kind });
  });
});

describe('a service that cannot be reached', () => {
  it.each([
    ['closing the connection', odd.hungUp],
    ['breaking off its answer', odd.brokenOff],
  ])('fails as unreachable by %s', async (_, script) => {
    server.answers(script);
    expect(await troubleOf(calls.POST(line().http))).toEqual({ kind: 'unreachable', offline: false });
  });

  it('fails as offline when the device is offline', async () => {
    const { http, connectivity } = line();
    connectivity.turn(false);
    server.answers(odd.hungUp);
    expect(await troubleOf(calls.POST(http))).toEqual({ kind: 'unreachable', offline: true });
  });

  it.each([
    ['a read', 'GET', { read: 30, write: 60_000, file: 60_000 }],
    ['a write', 'POST', { read: 60_000, write: 30, file: 60_000 }],
  ] as const)('fails after the time limit of %s', async (_, method, limits) => {
    server.answers(odd.silence);
    const call = calls[method](line(limits).http, { retried: false });
    expect(await troubleOf(call)).toEqual({ kind: 'unreachable', offline: false });
  });
});

it('rethrows a programming error', async () => {
  const bug = new TypeError('bug');
  const answer = dataOf(
    v.pipe(
      v.string(),
      v.transform((): string => {
        throw bug;
      }),
    ),
  );
  server.answers(odd.success('ready'));
  await expect(line().http.call('GET /readyz', { answer })).rejects.toBe(bug);
});

describe('an aborted call', () => {
  it('is stopped while under way', async () => {
    server.answers(odd.silence);
    const leaving = new AbortController();
    const trouble = troubleOf(calls.POST(line().http, { signal: leaving.signal }));
    leaving.abort();
    expect(await trouble).toEqual({ kind: 'aborted' });
  });

  it('is not started when aborted before', async () => {
    server.answers(odd.success({ username: 'ann' }));
    const left = new AbortController();
    left.abort();
    expect(await troubleOf(calls.POST(line().http, { signal: left.signal }))).toEqual({ kind: 'aborted' });
    expect(server.requests).toEqual([]);
  });
});

describe('the count of pending requests', () => {
  it('includes a call until it is answered', async () => {
    const { http, pending } = line();
    server.answers(odd.success({ username: 'ann' }));
    const answered = calls.POST(http);
    expect(pending.any()).toBe(true);
    await answered;
    expect(pending.any()).toBe(false);
  });

  it('drops a failed call', async () => {
    const { http, pending } = line();
    server.answers(odd.failure(500));
    await troubleOf(calls.POST(http));
    expect([pending.begun, pending.inProgress]).toEqual([1, 0]);
  });

  it('leaves out background calls', async () => {
    const { http, pending } = line();
    server.answers(odd.success({ username: 'ann' }));
    await calls.POST(http, { background: true });
    expect(pending.begun).toBe(0);
  });
});
