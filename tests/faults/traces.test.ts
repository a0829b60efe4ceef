import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { compiledServices } from '../support/services/compiledServices.ts';
import { openCollector } from '../support/services/openCollector.ts';
import { ServerProcess } from '../support/services/ServerProcess.ts';
import { signUpAt } from '../support/services/signUpAt.ts';
import { startedBefore } from '../support/services/startedBefore.ts';

/** Starts the services with these variables, uses them and ends them. Returns the exit code. */
async function useAndEnd(env: Readonly<Record<string, string>>): Promise<number | string | null> {
  const own = { DATA_DIR: await startedBefore(), OTEL_BSP_SCHEDULE_DELAY: '50' };
  const server = await ServerProcess.start(await compiledServices(), { ...own, ...env });
  await signUpAt(server.address);
  return server.end('SIGTERM');
}

it('traces are sampled as the variables say', async () => {
  const { url, spans } = await openCollector();
  expect(await useAndEnd({ OTEL_EXPORTER_OTLP_ENDPOINT: url, OTEL_TRACES_SAMPLER: 'always_off' })).toBe(0);
  expect(spans()).toEqual([]);
});

it('a collector that does not answer does not hold up the end of the process', async () => {
  const silent = createServer(() => undefined).listen(0, '127.0.0.1');
  onTestFinished(() => {
    silent.closeAllConnections();
    silent.close();
  });
  await once(silent, 'listening');
  const address = silent.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  expect(await useAndEnd({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` })).toBe(0);
});
