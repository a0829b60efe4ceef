import path from 'node:path';
import { expect, it } from 'vitest';
import { compiledServices } from '../support/services/compiledServices.ts';
import { runScript } from '../support/services/runScript.ts';
import { ServerProcess } from '../support/services/ServerProcess.ts';
import { signUpAt } from '../support/services/signUpAt.ts';
import { startedBefore } from '../support/services/startedBefore.ts';

it('finishes pending requests on SIGTERM and exits with 0', async () => {
  const server = await ServerProcess.start(await compiledServices(), { DATA_DIR: await startedBefore() });
  const emails = Array.from({ length: 5 }, (_, index) => `last-${index}@example.com`);
  const inFlight = emails.map((email) => signUpAt(server.address, { email }));
  await expect.poll(async () => (await fetch(`${server.address}/livez`)).status).toBe(200);
  expect(await server.end('SIGTERM')).toBe(0);
  expect((await Promise.all(inFlight)).map(({ status }) => status)).toEqual(emails.map(() => 201));
});

it('names every invalid variable, without its value, and exits', async () => {
  const main = path.join(await compiledServices(), 'main.js');
  const { code, complaint } = await runScript(main, [], { PORT: 'eighty', DATABASE_URL: 'mysql://u:secret@host/db' });
  expect(code).toBe(1);
  expect(complaint).toBe(
    'PORT must be a whole number from 0 to 65535.\nDATABASE_URL must be an address that begins with postgres:// or postgresql://.\n',
  );
});
