import { once } from 'node:events';
import { createServer } from 'node:http';
import * as v from 'valibot';
import { onTestFinished } from 'vitest';

const value = v.object({
  stringValue: v.optional(v.string()),
  intValue: v.optional(v.union([v.number(), v.string()])),
});
const attributes = v.pipe(
  v.array(v.object({ key: v.string(), value })),
  v.transform((all) =>
    Object.fromEntries(all.map((each) => [each.key, each.value.stringValue ?? each.value.intValue])),
  ),
);
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

/** A collector that keeps what it is sent (OTLP over HTTP, as JSON). Stopped after the test. */
export async function openCollector() {
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
    services: () => resources().map(({ resource }) => resource.attributes['service.name']),
    spans: () => resources().flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
  };
}
