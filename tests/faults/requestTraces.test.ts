import { describe, expect, it } from 'vitest';
import { compiledServices } from '../support/services/compiledServices.ts';
import { mailServer } from '../support/services/mailServer.ts';
import { newAccount } from '../support/services/newAccount.ts';
import { openCollector } from '../support/services/openCollector.ts';
import { ServerProcess } from '../support/services/ServerProcess.ts';
import { signUpAt } from '../support/services/signUpAt.ts';
import { startedBefore } from '../support/services/startedBefore.ts';

const start = async (env: Readonly<Record<string, string>>) =>
  ServerProcess.start(await compiledServices(), {
    DATA_DIR: await startedBefore(),
    OTEL_BSP_SCHEDULE_DELAY: '50',
    ...env,
  });

const traceId = '0af7651916cd43dd8448eb211c80319c';
const traceparent = `00-${traceId}-b7ad6b7169203331-01`;
const { company: _company, audience: _audience, ...personal } = newAccount;
const secrets = [...Object.values(personal), 'a-query-that-is-secret'];

const signUp = ({ address }: ServerProcess) => signUpAt(address, {}, { traceparent });

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
    expect(request?.attributes['haulage.request_id']).toBe(answer.headers.get('X-Request-Id'));
    expect(request?.attributes).toMatchObject({ 'http.route': '/api/v1/users', 'http.response.status_code': 201 });
    const own = collector.spans().filter(({ parentSpanId }) => parentSpanId === request?.spanId);
    expect(own.map(({ attributes }) => attributes['db.query.text'])).toContainEqual(
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
});
