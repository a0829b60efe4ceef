import type { RequestListener } from 'node:http';
import { expect, it } from 'vitest';
import type { LiveEvent } from '../../../../src/application/live/LiveChanges.ts';
import { FetchLiveChanges } from '../../../../src/infrastructure/http/live/FetchLiveChanges.ts';
import { sessionFactory } from '../../../support/factories/sessionFactory.ts';
import { openLine } from '../../../support/http/openLine.ts';

const { server, line } = openLine();

const streamOf =
  (...pieces: readonly string[]): RequestListener =>
  (_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    for (const piece of pieces) response.write(piece);
    response.end();
  };

const read = async (script: RequestListener, after?: string, signal = new AbortController().signal) => {
  server.answers(script);
  const around = line();
  const { token, user, company } = sessionFactory.build();
  if (token !== undefined && user) around.store.signIn(token, user);
  if (company) around.store.selectCompany(company);
  const events: LiveEvent[] = [];
  await new FetchLiveChanges(server.url, around).read(after, (event) => events.push(event), signal);
  return { events, token, company, ...around };
};

it('sends token, company and the event to go on after', async () => {
  const { token, company } = await read(streamOf(), '12-a-1:2:');
  const { url, headers } = server.request;
  expect([url, headers.authorization, headers['x-company-id'], headers['last-event-id'], headers.accept]).toEqual([
    '/v1/stream',
    `Bearer ${token}`,
    company?.id,
    '12-a-1:2:',
    'text/event-stream',
  ]);
});

it('reads changes and signs, however they are cut', async () => {
  const text =
    'event: ready\nid: 1\ndata: {}\n\n' +
    'id: 2\ndata: {"type":"offer","id":"o","version":3}\n\ndata: {"type":"vehicle","id":null,"version":null}\n\nevent: beat\ndata: {}\n\n';
  const { events } = await read(streamOf(...(text.match(/[^]{1,7}/g) ?? [])));
  expect(events).toEqual([
    { kind: 'ready', id: '1' },
    { kind: 'change', id: '2', change: { type: 'offer', id: 'o' } },
    { kind: 'change', id: undefined, change: { type: 'vehicle', id: undefined } },
    { kind: 'beat', id: undefined },
  ]);
});

it.each([
  ['no JSON', 'data: {\n\n'],
  ['another shape', 'data: {"type":7}\n\n'],
  ['a sign of tomorrow', 'event: pause\ndata: {}\n\n'],
])('passes over what it does not know: %s', async (_, piece) => {
  const { events } = await read(streamOf(piece, 'event: beat\ndata: {}\n\n'));
  expect(events).toEqual([{ kind: 'beat', id: undefined }]);
});

it.each([
  ['a page', (_: unknown, response: Parameters<RequestListener>[1]) => void response.end('<!doctype html>')],
  ['an overload', (_: unknown, response: Parameters<RequestListener>[1]) => void response.writeHead(503).end('{}')],
  ['a cut line', (_: unknown, response: Parameters<RequestListener>[1]) => void response.socket?.destroy()],
])('ends without a word on %s', async (_, script) => {
  const { events, store } = await read(script);
  expect([events, store.resets]).toEqual([[], 0]);
});

it.each([401, 403])('ends the session when its token is refused with %i', async (status) => {
  const { store } = await read((_, response) => void response.writeHead(status).end('{}'));
  expect(store.resets).toBe(1);
});

it('asks nobody without a session', async () => {
  server.answers(streamOf());
  const around = line();
  await new FetchLiveChanges(server.url, around).read(undefined, () => undefined, new AbortController().signal);
  expect(server.requests).toEqual([]);
});

it('ends when it is told to', async () => {
  const stop = new AbortController();
  const { events } = await read(
    (_, response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write('event: ready\nid: 1\ndata: {}\n\n');
      setImmediate(() => stop.abort());
    },
    undefined,
    stop.signal,
  );
  expect(events.length).toBeLessThanOrEqual(1);
});
