import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import path from 'node:path';
import { TLSSocket } from 'node:tls';
import { Kysely, sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { serverDialect } from '../../../services/database/serverDialect.ts';
import { silentLog } from '../../../services/log/silentLog.ts';
import { ownCertificate } from '../../support/services/ownCertificate.ts';
import { temporaryFolder } from '../../support/services/temporaryFolder.ts';

/** Begins a connection that wants TLS (PostgreSQL protocol, "SSLRequest"). */
const sslRequest = '0000000804d2162f';

/** A server that answers the wish for TLS and then listens. `heard` is what came after, without TLS and within it. */
async function databaseServer(answer: 'S' | 'N') {
  const heard = { clear: '', encrypted: '' };
  const server = createServer((socket: Socket) => {
    socket.on('error', () => undefined);
    socket.once('data', (first) => {
      if (first.toString('hex') !== sslRequest) heard.clear += first.toString();
      socket.write(answer);
      if (answer === 'N') {
        socket.on('data', (more) => void (heard.clear += more.toString()));
        return;
      }
      const secured = new TLSSocket(socket, { isServer: true, ...ownCertificate });
      secured.on('error', () => undefined);
      secured.on('data', (more) => {
        heard.encrypted += more.toString();
        secured.destroy();
      });
    });
  });
  server.listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const address = server.address();
  return { heard, port: typeof address === 'object' ? address?.port : undefined };
}

const ask = async (url: string): Promise<unknown> => {
  const db = new Kysely({ dialect: serverDialect(url, 1_000, silentLog) });
  onTestFinished(() => db.destroy());
  return sql`select 1`.execute(db).catch((error: unknown) => error);
};

it('says nothing to a server that does not speak TLS', async () => {
  const { heard, port } = await databaseServer('N');
  const answer = await ask(`postgres://app:secret@localhost:${port}/haulage?sslmode=verify-full`);
  expect(answer).toMatchObject({ message: 'The server does not support SSL connections' });
  expect(heard).toEqual({ clear: '', encrypted: '' });
});

it('says nothing to a server whose certificate nobody vouches for', async () => {
  const { heard, port } = await databaseServer('S');
  const answer = await ask(`postgres://app:secret@localhost:${port}/haulage?sslmode=verify-full`);
  expect(answer).toMatchObject({ code: 'DEPTH_ZERO_SELF_SIGNED_CERT' });
  expect(heard).toEqual({ clear: '', encrypted: '' });
});

it('talks within TLS to a server that the given authority vouches for', async () => {
  const { heard, port } = await databaseServer('S');
  const authority = path.join(await temporaryFolder(), 'authority.pem');
  writeFileSync(authority, ownCertificate.cert);
  await ask(`postgres://app:secret@localhost:${port}/haulage?sslmode=verify-full&sslrootcert=${authority}`);
  expect(heard.clear).toBe('');
  expect(heard.encrypted).toContain('haulage');
});
