import { once } from 'node:events';
import { createServer } from 'node:http';
import * as v from 'valibot';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { compiledServices } from '../../support/services/compiledServices.ts';
import { mailServer } from '../../support/services/mailServer.ts';
import { newAccount } from '../../support/services/newAccount.ts';
import { ServerProcess } from '../../support/services/ServerProcess.ts';
import { startedBefore } from '../../support/services/startedBefore.ts';

const value = v.object({
  stringValue: v.optional(v.string()),
  intValue: v.optional(v.union([v.number(), v.string()])),
});
const attributes = v.array(v.object({ key: v.string(), value }));
const span = v.object({
  traceId: v.string(),
  spanId: v.string(),
  parentSpanId: v.optional(v.string(), ''),
  name: v.string(),
  attributes,
});
const exported = v.object({
  resourceSpans: v.array(
    v.object({ resource: v.object({ attributes }), scopeSpans: v.array(v.object({ spans: v.array(span) })) }),
  ),
});
type Span = v.InferOutput<typeof span>;

/** A collector that keeps what it is sent (OTLP over HTTP, as JSON). */
async function openCollector() {
  const texts: string[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (bytes: Buffer) => (text += bytes.toString()));
    request.on('end', () => {
      if (request.url === '/v1/traces') texts.push(text);
      response.setHeader('Content-Type', 'application/json').end('{}');
    });
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const resources = () => texts.flatMap((text) => v.parse(exported, JSON.parse(text)).resourceSpans);
  return {
    url: `http://127.0.0.1:${port}`,
    text: () => texts.join('\n'),
    services: () => resources().map(({ resource }) => attribute(resource, 'service.name')),
    spans: (): readonly Span[] => resources().flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
  };
}

const attribute = (of: { readonly attributes: Span['attributes'] }, key: string) => {
  const found = of.attributes.find((each) => each.key === key)?.value;
  return found?.stringValue ?? found?.intValue;
};

let folder: string;
beforeAll(async () => {
  folder = await compiledServices();
});

const start = async (env: Readonly<Record<string, string>>) =>
  ServerProcess.start(folder, { DATA_DIR: await startedBefore(), OTEL_BSP_SCHEDULE_DELAY: '50', ...env });

const traceId = '0af7651916cd43dd8448eb211c80319c';
const traceparent = `00-${traceId}-b7ad6b7169203331-01`;
const { company: _company, audience: _audience, ...personal } = newAccount;
const secrets = [...Object.values(personal), 'a-query-that-is-secret'];

const signUp = (server: ServerProcess) =>
  fetch(`${server.address}/api/v1/users`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', traceparent },
    body: JSON.stringify(newAccount),
  });

describe('traces', () => {
  it('follow a request to its statements, and a mail, and tell nothing secret', async () => {
    const collector = await openCollector();
    const mail = await mailServer();
    const server = await start({
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_SERVICE_NAME: 'blue-services',
      SMTP_URL: mail.url,
    });
    const answer = await signUp(server);
    expect(answer.status).toBe(201);
    await fetch(`${server.address}/v1/drivers?q=a-query-that-is-secret`, {
      headers: { Authorization: `Bearer ${'t'.repeat(43)}` },
    });
    await fetch(`${server.address}/livez`);
    const named = (name: string) => collector.spans().filter((each) => each.name === name);
    await expect.poll(() => named('send mail').length).toBe(1);
    await expect.poll(() => named('GET /v1/drivers').length).toBe(1);
    const [request] = named('POST /api/v1/users');
    expect(request && attribute(request, 'haulage.request_id')).toBe(answer.headers.get('X-Request-Id'));
    expect(request && [attribute(request, 'http.route'), attribute(request, 'http.response.status_code')]).toEqual([
      '/api/v1/users',
      201,
    ]);
    const own = collector.spans().filter(({ parentSpanId }) => parentSpanId === request?.spanId);
    expect(own.map((each) => attribute(each, 'db.query.text'))).toContainEqual(
      expect.stringMatching(/insert into app_user[^]*\$1/),
    );
    expect(named('GET /livez')).toEqual([]);
    expect(new Set(collector.services())).toEqual(new Set(['blue-services']));
    for (const secret of [...secrets, 't'.repeat(43)]) expect(collector.text()).not.toContain(secret);
    expect(collector.text()).not.toContain(traceId);
    expect(await server.end('SIGTERM')).toBe(0);
  });

  it('continue the trace of a trusted proxy', async () => {
    const collector = await openCollector();
    const env = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, TRUSTED_PROXIES: '127.0.0.1' };
    const server = await start(env);
    await signUp(server);
    await expect.poll(() => collector.spans().some(({ name }) => name === 'POST /api/v1/users')).toBe(true);
    expect(new Set(collector.spans().map((each) => each.traceId))).toEqual(new Set([traceId]));
  });

  it('are sampled as the variables say, and do not hold up the end of the process', async () => {
    const collector = await openCollector();
    const silent = createServer(() => undefined).listen(0, '127.0.0.1');
    onTestFinished(() => {
      silent.closeAllConnections();
      silent.close();
    });
    const none = await start({
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_TRACES_SAMPLER: 'always_off',
    });
    await signUp(none);
    expect(await none.end('SIGTERM')).toBe(0);
    expect(collector.spans()).toEqual([]);

    const address = silent.address();
    const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
    const waiting = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` });
    await signUp(waiting);
    expect(await waiting.end('SIGTERM')).toBe(0);
  });
});
