import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { runScript } from '../support/services/runScript.ts';

const dev = (env: Readonly<Record<string, string>>) => runScript('scripts/dev.mjs', [], { DEMO: '0', ...env });

async function freePort(): Promise<string> {
  const { server, port } = await taken();
  server.close();
  await once(server, 'close');
  return port;
}

async function taken() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return { server, port: typeof address === 'object' ? String(address?.port) : '' };
}

it.each(['PORT', 'SERVICES_PORT'])('`npm run dev` says that %s is taken, and starts nothing', async (name) => {
  const { server, port } = await taken();
  onTestFinished(() => void server.close());
  const ports = { PORT: await freePort(), SERVICES_PORT: await freePort() };
  expect(await dev({ ...ports, [name]: port })).toEqual({
    code: 1,
    output: '',
    complaint: `Port ${port} is taken. Choose another, for example: ${name}=8090 npm run dev\n`,
  });
});

it.each(['abc', '0', '70000', '80.5', '-1'])('`npm run dev` says that a SERVICES_PORT of %s is none', async (given) => {
  const complaint = 'SERVICES_PORT must be a whole number from 1 to 65535.\n';
  expect(await dev({ PORT: await freePort(), SERVICES_PORT: given })).toEqual({ code: 1, output: '', complaint });
});

it('`npm run dev` ends with what the services say when they cannot start', async () => {
  const ports = { PORT: await freePort(), SERVICES_PORT: await freePort() };
  expect(await dev({ ...ports, DATA_DIR: '/dev/null' })).toEqual({
    code: 1,
    output: '',
    complaint: 'The data folder /dev/null is a file or below a file, not a folder: set DATA_DIR to a folder.\n',
  });
});
