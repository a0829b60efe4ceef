import { once } from 'node:events';
import { Agent, request as httpRequest, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { Hono, type Context } from 'hono';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Log } from '../../../services/log/Log.ts';
import { silentLog } from '../../../services/log/silentLog.ts';
import { prometheusMetrics } from '../../../services/metrics/prometheusMetrics.ts';
import { answerError } from '../../../services/web/answerError.ts';
import type { AppEnv } from '../../../services/web/AppEnv.ts';
import { limitBodyTime } from '../../../services/web/limitBodyTime.ts';
import { admit } from '../../../services/web/places/admit.ts';
import { KnownCallers } from '../../../services/web/places/KnownCallers.ts';
import { startServer } from '../../../services/web/startServer.ts';
import { stopServer } from '../../../services/web/stopServer.ts';
import { newGate } from '../../support/services/newGate.ts';

const anyPort = { host: '127.0.0.1', listenPort: 0, trustedProxies: [] };
const portOf = (address: AddressInfo | string | null) => (typeof address === 'object' ? (address?.port ?? 0) : 0);

it('on shutdown finishes pending requests, closes idle connections and accepts no new ones', async () => {
  const gate = newGate();
  const reached = newGate();
  const app = new Hono<AppEnv>().get('/', async (c) => {
    reached.open();
    await gate.opened;
    return c.text('done');
  });
  const server = await startServer(app, anyPort, silentLog, prometheusMetrics());
  const port = portOf(server.address());
  const idle = connect(port, '127.0.0.1');
  await once(idle, 'connect');
  const request = fetch(`http://127.0.0.1:${port}/`);
  await reached.opened;
  const stopped = stopServer(server, 10_000);
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow('fetch failed');
  gate.open();
  expect(await (await request).text()).toBe('done');
  idle.end();
  await stopped;
});

const openStoppable = async () => {
  const gate = newGate();
  const app = new Hono<AppEnv>()
    .get('/livez', (c) => c.text('alive'))
    .get('/readyz', (c) => c.text('ready'))
    .post('/text', async (c) => c.text(await limitBodyTime(c, c.req.text())))
    .on(['GET', 'POST'], '/gate', async (c) => {
      await gate.opened;
      return c.text('done');
    });
  app.onError(answerError(silentLog));
  const server = await startServer(app, anyPort, silentLog, prometheusMetrics());
  return { gate, server, port: portOf(server.address()) };
};

describe('while it stops for a proxy', () => {
  it('refuses new requests on any connection, and says that it lives but is not ready', async () => {
    const { gate, server, port } = await openStoppable();
    const kept = keptConnection(port);
    expect((await kept.ask('GET /readyz')).status).toBe(200);
    const stopped = stopServer(server, 60_000, 1_500);
    expect(await kept.ask('POST /gate')).toEqual({ status: 503, connection: 'close', retryAfter: '1' });
    const large = { method: 'POST', body: 'x'.repeat(5_000_000) };
    const answers = await Promise.all([
      fetch(`http://127.0.0.1:${port}/livez`),
      fetch(`http://127.0.0.1:${port}/readyz`),
      fetch(`http://127.0.0.1:${port}/gate`, large),
      fetch(`http://127.0.0.1:${port}/unknown`),
    ]);
    expect(answers.map(({ status, headers }) => [status, headers.get('Connection')])).toEqual([
      [200, 'close'],
      [503, 'close'],
      [503, 'close'],
      [503, 'close'],
    ]);
    expect(await answers[1]?.json()).toEqual({
      code: 503,
      message: 'The service is restarting. Try again in a moment.',
    });
    gate.open();
    await stopped;
    await expect(fetch(`http://127.0.0.1:${port}/livez`)).rejects.toThrow('fetch failed');
  });

  it('answers what is under way, and closes the connection then', async () => {
    const { gate, server, port } = await openStoppable();
    const kept = keptConnection(port);
    const underWay = kept.ask('POST /gate');
    await once(server, 'request');
    const stopped = stopServer(server, 60_000, 10);
    gate.open();
    expect(await underWay).toMatchObject({ status: 200, connection: 'close' });
    await stopped;
  });

  it('resets no connection of those who connect again and again', async () => {
    const { server, port } = await openStoppable();
    const ask = () => keptConnection(port).ask('GET /readyz');
    const askUntilClosed = async (): Promise<unknown> => {
      const outcome = await ask().catch((error: unknown) => error);
      return outcome instanceof Error ? outcome : askUntilClosed();
    };
    const asking = Array.from({ length: 20 }, askUntilClosed);
    await once(server, 'request');
    await stopServer(server, 60_000, 200);
    const ends = await Promise.all(asking);
    expect(ends).toEqual(ends.map(() => expect.objectContaining({ code: 'ECONNREFUSED' })));
  });

  it('gives up requests that never arrive as a whole, with an answer', async () => {
    const { server, port } = await openStoppable();
    let connections = 0;
    server.on('connection', () => (connections += 1));
    const slowBodies = Array.from({ length: 15 }, () =>
      say(port, 'POST /text HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\nslow'),
    );
    const slowHead = say(port, 'GET /readyz HTTP/1.1\r\nHost: ');
    await expect.poll(() => connections).toBe(16);
    const answers = Promise.all([...slowBodies, slowHead]);
    await stopServer(server, 1_000, 10);
    expect((await answers).map(({ head }) => head.slice(0, 13))).toEqual(Array(16).fill('HTTP/1.1 503 '));
  });
});

it('ends a request that never finishes', async () => {
  const app = new Hono<AppEnv>().get('/', () => new Promise<Response>(() => {}));
  const server = await startServer(app, anyPort, silentLog, prometheusMetrics());
  const request = fetch(`http://127.0.0.1:${portOf(server.address())}/`).catch(() => 'cut off');
  await once(server, 'request');
  await stopServer(server, 50);
  expect(await request).toBe('cut off');
});

describe('a malformed request', () => {
  const lines: { readonly event: string; readonly fields: unknown }[] = [];
  const log: Log = {
    write: (_level, event, fields) => void lines.push({ event, fields }),
    error: (event) => void lines.push({ event, fields: undefined }),
  };
  let port = 0;
  beforeAll(async () => {
    const app = new Hono<AppEnv>().all('*', (c) => c.json({ reached: c.req.path.length }));
    const server = await startServer(app, anyPort, log, prometheusMetrics());
    port = portOf(server.address());
    return () => stopServer(server, 0);
  });

  it('does not mind an escape cut off, as people type it', async () => {
    expect((await fetch(`http://127.0.0.1:${port}/100%?q=50%`)).status).toBe(200);
  });

  it.each([
    ['a malformed host', 'GET / HTTP/1.1\r\nHost: a b\r\n\r\n', 400, 'RequestError'],
    ['a host that is none', 'GET / HTTP/1.1\r\nHost: [::\r\n\r\n', 400, 'RequestError'],
    ['no host', 'GET / HTTP/1.1\r\n\r\n', 400, 'RequestError'],
    ['a target that is no address', 'GET //[ HTTP/1.1\r\nHost: [\r\n\r\n', 400, 'RequestError'],
    ['a backslash in its path', 'GET /a\\b HTTP/1.1\r\nHost: x\r\n\r\n', 400, 'RequestError'],
    ['two hosts', 'GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n', 400, 'Host'],
    ['a host twice', 'GET http://x/ HTTP/1.1\r\nHost: x\r\nhost: x\r\n\r\n', 400, 'Host'],
    ['malformed escapes in its path', `GET /${'%ffa'.repeat(19_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 400, 'Escape'],
    ['malformed escapes in its query', `GET /?${'%ffa'.repeat(19_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 400, 'Escape'],
    ['another language', 'EHLO mail.example\r\n\r\n', 400, 'HPE_INVALID_METHOD'],
    [
      'a length that is none',
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n',
      400,
      'HPE_INVALID_CONTENT_LENGTH',
    ],
    [
      'two lengths',
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nxx',
      400,
      'HPE_UNEXPECTED_CONTENT_LENGTH',
    ],
    [
      'a length beside chunks',
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
      'HPE_INVALID_TRANSFER_ENCODING',
    ],
    ['an unknown expectation', 'GET / HTTP/1.1\r\nHost: x\r\nExpect: tea\r\n\r\n', 417, 'Expect'],
    ['an over-long address', `GET /${'x'.repeat(100_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 431, 'HPE_HEADER_OVERFLOW'],
    [
      'over-long headers',
      `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(100_000)}\r\n\r\n`,
      431,
      'HPE_HEADER_OVERFLOW',
    ],
  ])(
    'for %s is answered by the envelope, with the protections, and logged once',
    async (_what, text, status, reason) => {
      lines.length = 0;
      const { head, body } = await say(port, text);
      expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
      expect(JSON.parse(body)).toEqual({ code: status, message: expect.any(String) });
      for (const header of [
        'X-Content-Type-Options: nosniff',
        'Referrer-Policy: no-referrer',
        'X-Frame-Options: DENY',
        "Content-Security-Policy: default-src 'none'",
        'Cache-Control: no-store',
        'Content-Type: application/json',
        'Connection: close',
      ]) {
        expect(head.toLowerCase()).toContain(header.toLowerCase());
      }
      expect(lines).toEqual([{ event: 'unreadable request', fields: { status, reason } }]);
    },
  );

  it('is not one with escapes that are well-formed', async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/K%C3%B6ln?q=100%25%25ff`);
    expect([answer.status, await answer.json()]).toEqual([200, { reached: 5 }]);
  });

  it('is not one with a 64 KiB payload in its address', async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/download-app?payload=${'x'.repeat(64 * 1024)}`);
    expect([answer.status, await answer.json()]).toEqual([200, { reached: 13 }]);
  });
});

it('TRACE gets no echo of the request', async () => {
  const app = new Hono<AppEnv>().get('*', (c) => c.text('a page'));
  const server = await startServer(app, anyPort, silentLog, prometheusMetrics());
  onTestFinished(() => stopServer(server, 0));
  const { head, body } = await say(portOf(server.address()), 'TRACE / HTTP/1.1\r\nHost: x\r\nX-Key: secret\r\n\r\n');
  expect(head).toMatch(/^HTTP\/1\.1 404 /);
  expect(body).not.toContain('secret');
});

it.each([
  ['GET /where HTTP/1.1', 'own.example', 'own.example'],
  ['GET http://own.example/where HTTP/1.1', 'other.example', 'own.example'],
  ['GET http://own.example:81/where HTTP/1.1', 'localhost', 'own.example:81'],
])('judges %s with the host %s by %s', async (line, host, expected) => {
  const app = new Hono<AppEnv>().get('/where', (c) => c.json([c.req.header('Host'), new URL(c.req.url).host]));
  const server = await startServer(app, anyPort, silentLog, prometheusMetrics());
  onTestFinished(() => stopServer(server, 0));
  const { body } = await say(portOf(server.address()), `${line}\r\nHost: ${host}\r\n\r\n`);
  expect(JSON.parse(body)).toEqual([expected, expected]);
});

const openSlow = async (read: (c: Context<AppEnv>) => Promise<unknown>) => {
  const app = new Hono<AppEnv>();
  app.onError(answerError(silentLog));
  app.use(admit(anyPort, new KnownCallers(), prometheusMetrics()));
  app.get('/', (c) => c.text('read'));
  app.post('/', async (c) => c.json(await read(c)));
  const server = await startServer(app, anyPort, silentLog, prometheusMetrics());
  onTestFinished(() => stopServer(server, 0));
  return portOf(server.address());
};

describe('a body that trickles in', () => {
  const slow = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: 99\r\n\r\nslow';

  it('is refused after the time limit, in the envelope', async () => {
    const port = await openSlow((c) => limitBodyTime(c, c.req.text(), { body: 50, upload: 60_000 }));
    const { head, body } = await say(port, slow);
    expect(head).toMatch(/^HTTP\/1\.1 408 .*\r\n(.*\r\n)*connection: close/i);
    expect(JSON.parse(body)).toEqual({ code: 408, message: 'The body did not arrive in time.' });
  });

  it('may take longer if it is an upload', async () => {
    const port = await openSlow((c) => limitBodyTime(c, c.req.text(), { body: 60_000, upload: 50 }));
    const { head } = await say(port, slow.replace('99', String(2 * 1024 * 1024)));
    expect(head).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('does not stop others, however many there are, and gives way to later ones of its sender', async () => {
    const port = await openSlow((c) => limitBodyTime(c, c.req.text()));
    const sent = Array.from({ length: 150 }, () => say(port, slow));
    const turnedDown = await Promise.race(sent);
    expect(turnedDown.head).toMatch(/^HTTP\/1\.1 503 .*\r\n(.*\r\n)*connection: close/i);
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('read');
    const quick = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: 'quick' });
    expect(await quick.json()).toBe('quick');
  });
});

/** Sends `text` and returns everything the server sends until it closes. */
async function say(port: number, text: string): Promise<{ readonly head: string; readonly body: string }> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(text);
  let answer = '';
  socket.setEncoding('utf8').on('data', (piece: string) => {
    answer += piece;
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    if (body.length >= Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? Infinity)) socket.end();
  });
  await once(socket, 'close');
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  return { head, body };
}

/** A connection that is kept for several requests. */
function keptConnection(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  const ask = async (line: string) => {
    const [method = '', path = ''] = line.split(' ');
    const sent = httpRequest({ port, host: '127.0.0.1', method, path, agent }).end();
    const answer: IncomingMessage = await new Promise((resolve, reject) => {
      sent.once('response', resolve).once('error', reject);
    });
    await once(answer.resume(), 'end');
    const { connection, 'retry-after': retryAfter } = answer.headers;
    return { status: answer.statusCode, connection, retryAfter };
  };
  return { ask };
}
