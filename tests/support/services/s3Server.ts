import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import S3rver from 's3rver';
import { bucketOf } from '../../../services/storage/bucketOf.ts';
import type { ObjectStorage } from '../../../services/storage/ObjectStorage.ts';
import { s3Storage } from '../../../services/storage/s3Storage.ts';

/** What happens to a call on its way: it passes, is never answered, breaks off, is refused, or gets a changed answer. */
export type Way = 'pass' | 'silent' | 'cut' | 'refuse' | 'corrupt';

export interface S3Server {
  /** For FILES_URL. */
  readonly url: string;
  /** The environment of a process that uses it. */
  readonly env: Readonly<Record<string, string>>;
  readonly storage: ObjectStorage;
  /** The same, but gives up after a second: for a server that stays silent. A busy machine may be slower than that. */
  readonly impatient: ObjectStorage;
  /** Methods and paths of the calls, in order. */
  readonly calls: string[];
  /** Decides the way of the next calls. */
  setWay(way: (call: IncomingMessage) => Way): void;
  /** Lets everybody read. */
  open(): void;
  /** The keys of all objects. */
  keys(): Promise<readonly string[]>;
  close(): Promise<void>;
}

const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER', sessionToken: undefined, region: undefined };

const bucket = 'papers';

const passing = (_call: IncomingMessage): Way => 'pass';

/** A real S3 server with a private bucket, behind a door that can break. The server itself lets everybody in, so the door keeps them out. */
export async function s3Server(): Promise<S3Server> {
  const directory = await mkdtemp(path.join(tmpdir(), 'haulage-s3-'));
  const silent = { address: '127.0.0.1', port: 0, silent: true };
  const server = new S3rver({ ...silent, directory, configureBuckets: [{ name: bucket }] });
  const { port } = await server.run();
  const calls: string[] = [];
  let isOpen = false;
  let wayOf = passing;

  const door = createServer((call, answer) => {
    calls.push(`${call.method} ${call.url}`);
    const way = !isOpen && call.headers.authorization === undefined ? 'refuse' : wayOf(call);
    if (way === 'silent') call.resume();
    else if (way === 'cut') call.socket.destroy();
    else if (way === 'refuse') answer.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>');
    else pass(call, answer, { port, directory, isCorrupt: way === 'corrupt' });
  });
  door.listen(0, '127.0.0.1');
  await once(door, 'listening');
  const address = door.address();
  const doorPort = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const url = `s3://${bucket}/haulage?endpoint=http://127.0.0.1:${doorPort}`;
  const place = bucketOf(url);
  if (!place) throw new Error('The address is wrong.');
  return {
    url,
    env: { AWS_ACCESS_KEY_ID: credentials.accessKeyId, AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey },
    storage: s3Storage(place, credentials, 20_000),
    impatient: s3Storage(place, credentials, 1_000),
    calls,
    setWay: (way) => {
      wayOf = way;
    },
    open: () => {
      isOpen = true;
    },
    close: async () => {
      door.closeAllConnections();
      door.close();
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
    keys: async () => {
      const files = await readdir(`${directory}/${bucket}`, { recursive: true });
      return files
        .filter((file) => file.endsWith('._S3rver_object'))
        .map((file) => file.replace('haulage/', '').replace('._S3rver_object', ''));
    },
  };
}

interface Onward {
  readonly port: number;
  readonly directory: string;
  readonly isCorrupt: boolean;
}

function pass(call: IncomingMessage, answer: ServerResponse, { port, directory, isCorrupt }: Onward): void {
  const { method, url, headers } = call;
  const answerWith = (reply: IncomingMessage): void => {
    answer.writeHead(reply.statusCode ?? 502, reply.headers);
    reply.on('data', (bytes: Buffer) => answer.write(isCorrupt ? bytes.fill(0) : bytes));
    reply.on('end', () => answer.end());
  };
  const cameAt = Date.now();
  const onward = request({ host: '127.0.0.1', port, method, path: url, headers }, (reply) => {
    if (method !== 'PUT' || reply.statusCode !== 200) return answerWith(reply);
    void untilWritten(directory + url, call, cameAt).then(
      () => answerWith(reply),
      (error: unknown) => {
        answer.destroy();
        throw error;
      },
    );
  });
  onward.on('error', () => answer.destroy());
  call.on('error', () => onward.destroy());
  call.pipe(onward);
}

/** Files are stamped with a clock that may be so many milliseconds behind. */
const clockLag = 10;

/** In milliseconds. */
const patience = 10_000;

/** S3rver answers an upload before it has written the object; in S3 the next reader finds it. An object of the same size may have been there before. */
async function untilWritten(key: string, { headers, socket }: IncomingMessage, cameAt: number): Promise<void> {
  const isWritten = async (): Promise<boolean> => {
    const file = await stat(`${key}._S3rver_object`).catch(() => undefined);
    return file?.size === Number(headers['content-length']) && file.ctimeMs >= cameAt - clockLag;
  };
  // oxlint-disable-next-line no-await-in-loop -- until it is there, or nobody waits for it
  while (!socket.destroyed && !(await isWritten())) {
    if (Date.now() - cameAt > patience) throw new Error(`S3rver has not written ${key} within ${patience} ms.`);
    // oxlint-disable-next-line no-await-in-loop -- looks again after a while
    await pause(5);
  }
}
