import { describe, expect, it } from 'vitest';
import { AxiosRequestRegister } from '../../../../src/infrastructure/http/requests/AxiosRequestRegister.ts';
import { parseRequest } from '../../../../src/domain/request/parseRequest.ts';
import { newRequestDraft, requestDraft } from '../../../../src/domain/request/requestDraft.ts';
import type { RequestDraft } from '../../../../src/domain/request/requestFields.ts';
import { requestFactory } from '../../../support/factories/requestFactory.ts';
import * as odd from '../../../support/http/oddAnswers.ts';
import { onTheWire } from '../../../support/http/onTheWire.ts';
import { openLine } from '../../../support/http/openLine.ts';
import { troubleOf } from '../../../support/http/troubleOf.ts';

const { server, line } = openLine();
const register = () => new AxiosRequestRegister(line().http);
const request = requestFactory.build();

const sent = Object.assign({ companyId: 'c' }, onTheWire(request));

/** What is sent of a form that may be kept. */
const entryOf = (draft: RequestDraft) => {
  const read = parseRequest(draft, { now: Date.UTC(2026, 0, 5, 9), way: 'keep' });
  if (!read.ok) throw new Error(`The form has problems: ${JSON.stringify(read.problems)}`);
  return read.value;
};

describe('the list of requests', () => {
  it('is requested by view and drops rows that cannot be read', async () => {
    const rows = [sent, { ...sent, status: 'lost' }];
    server.answers(odd.body({ code: 200, data: rows, paging: { page: 0, size: 25, total: 2 } }));
    const filters = { status: 'open', offers: 'live', from: '2026-01-05', lane: 'DE-04:FR-69' };
    const page = await register().list({ page: 0, size: 25, sort: 'decisionBy', q: ' leipzig ', filters });
    expect(page).toEqual({ rows: [request], page: 0, size: 25, total: 2 });
    expect(server.request.url).toBe(
      '/v1/shipment-requests?page=0&size=25&sort=decisionBy&q=leipzig&status=open&offers=live&from=2026-01-05&lane=DE-04:FR-69',
    );
  });

  it('is counted by status', async () => {
    const counts = {
      draft: 1,
      open: 2,
      awarded: 3,
      withdrawn: 4,
      expired: 5,
      cancelled: 6,
      toDecide: 2,
      unanswered: 1,
      endingSoon: 1,
      uncovered: 2,
    };
    server.answers(odd.success(counts));
    expect(await register().count(new AbortController().signal)).toEqual(counts);
    expect(server.request.url).toBe('/v1/shipment-requests/counts');
  });
});

describe('the request that one looks like', () => {
  it('is asked for by its key', async () => {
    const alike = { id: 'r9', reference: 'PO 9', publishedAt: '2026-01-05T08:00:00Z' };
    server.answers(odd.success(alike));
    expect(await register().findAlike('DE 45127 essen | 1', new AbortController().signal)).toEqual(alike);
    expect(new URL(server.request.url, 'http://service').searchParams.get('key')).toBe('DE 45127 essen | 1');
  });

  it('may be none', async () => {
    server.answers(odd.success(null));
    expect(await register().findAlike('key', new AbortController().signal)).toBeUndefined();
  });
});

describe('a request', () => {
  it('is read', async () => {
    server.answers(odd.success(sent));
    expect(await register().read('a/b')).toEqual(request);
    expect(server.request.url).toBe('/v1/shipment-requests/a%2Fb');
  });

  it('is added with its price in minor units, to be published at once', async () => {
    server.answers(odd.success(sent));
    expect(await register().add(entryOf(requestDraft(request)), true, 'key-1')).toEqual(request);
    expect(server.request).toMatchObject({ method: 'POST', url: '/v1/shipment-requests' });
    expect(server.request.headers['idempotency-key']).toBe('key-1');
    expect(JSON.parse(server.request.body)).toMatchObject({
      publish: true,
      pricing: { model: 'bid', target: { amountMinor: 125_000, currency: 'EUR' } },
      stops: [
        { id: null, place: { city: 'Leipzig' } },
        { id: null, place: { city: 'Lyon' } },
      ],
      cargo: [{ description: 'Machine parts', pickup: 0, delivery: 1, dangerous: null }],
    });
  });

  it('is changed over the version that was seen, with null for what was not entered', async () => {
    server.answers(odd.success(sent));
    expect(await register().change('a/b', 4, entryOf(newRequestDraft('Europe/Berlin')), false, 'key-1')).toEqual(
      request,
    );
    expect(server.request).toMatchObject({ method: 'PUT', url: '/v1/shipment-requests/a%2Fb' });
    expect(JSON.parse(server.request.body)).toMatchObject({
      version: 4,
      publish: false,
      decisionBy: null,
      pricing: { target: null },
      stops: [{ window: { from: null, to: null, timeZone: 'Europe/Berlin' } }, { place: { city: null } }],
    });
  });

  it.each<[string, (key: string) => Promise<unknown>, object]>([
    ['publish', (key) => register().publish('r', 4, key), { version: 4 }],
    ['withdraw', (key) => register().withdraw('r', 4, key), { version: 4 }],
    ['cancel', (key) => register().cancel('r', 4, 'no need', key), { version: 4, reason: 'no need' }],
    ['cancel', (key) => register().cancel('r', 4, undefined, key), { version: 4, reason: null }],
  ])('moves by %s, with its idempotency key', async (way, move, body) => {
    server.answers(odd.success(sent));
    expect(await move('key-1')).toEqual(request);
    expect([server.request.method, server.request.url, server.request.headers['idempotency-key']]).toEqual([
      'POST',
      `/v1/shipment-requests/r/${way}`,
      'key-1',
    ]);
    expect(JSON.parse(server.request.body)).toEqual(body);
  });

  it('is deleted at its version', async () => {
    server.answers(odd.success(null));
    await register().remove('r', 4, 'key-1');
    expect([server.request.method, server.request.url]).toEqual(['DELETE', '/v1/shipment-requests/r?version=4']);
  });

  it.each(['id', 'status', 'offers', 'stops'])('without %s cannot be read', async (name) => {
    server.answers(odd.success({ ...sent, [name]: null }));
    expect(await troubleOf(register().read('r'))).toMatchObject({ kind: 'unreadable' });
  });
});
