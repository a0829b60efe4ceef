import { setTimeout as wait } from 'node:timers/promises';
import {
  type Context,
  context,
  defaultTextMapGetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { setGlobalErrorHandler, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { Log } from '../log/Log.ts';
import type { TracedStatement, TraceHeaders, Tracing } from './Tracing.ts';

const serviceName = 'haulage-services';
const maxStatement = 2_000;
/** How long to wait for the collector when the process stops, in milliseconds. */
const stopMs = 1_000;

/** Sends spans to the collector that OpenTelemetry's variables name. A collector that does not answer costs spans and a line in the log. */
export function openTelemetry(log: Log): Tracing {
  setGlobalErrorHandler(() => log.write('warn', 'traces not sent'));
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }).merge(
      detectResources({ detectors: [envDetector] }),
    ),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  const tracer = provider.getTracer(serviceName);
  return {
    request: (parent, work, describe) =>
      tracer.startActiveSpan('request', { kind: SpanKind.SERVER }, contextOf(parent), async (span) => {
        try {
          await work();
        } finally {
          const { method, route, status, requestId } = describe();
          span.updateName(`${method} ${route}`);
          span.setAttributes({
            'http.request.method': method,
            'http.route': route,
            'http.response.status_code': status,
            'haulage.request_id': requestId,
          });
          if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        }
      }),
    statement({ text, took, hasFailed }) {
      if (!trace.getSpan(context.active())) return;
      const name = operationOf(text);
      const attributes = {
        'db.system.name': 'postgresql',
        'db.operation.name': name,
        'db.query.text': text.slice(0, maxStatement),
      };
      const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, startTime: Date.now() - took, attributes });
      if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
    mail: (send) =>
      tracer.startActiveSpan('send mail', { kind: SpanKind.PRODUCER }, ROOT_CONTEXT, async (span) => {
        try {
          await send();
        } catch (error) {
          span.setStatus({ code: SpanStatusCode.ERROR });
          throw error;
        } finally {
          span.end();
        }
      }),
    async stop() {
      const sent = provider.shutdown().catch(() => log.write('warn', 'traces not sent'));
      await Promise.race([sent, wait(stopMs, undefined, { ref: false })]);
    },
  };
}

const propagator = new W3CTraceContextPropagator();

const contextOf = (parent: TraceHeaders | undefined): Context =>
  parent ? propagator.extract(ROOT_CONTEXT, parent, defaultTextMapGetter) : ROOT_CONTEXT;

/** The first word of a statement: `select`, `insert`, `begin` … */
const operationOf = (text: TracedStatement['text']): string =>
  /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'statement';
