import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { bucketOf } from '../../../services/storage/bucketOf.ts';
import { s3Storage } from '../../../services/storage/s3Storage.ts';
import { Unavailable } from '../../../services/Unavailable.ts';
import { s3Server } from '../../support/services/s3Server.ts';

const server = await s3Server();
afterAll(() => server.close());
beforeEach(() => server.setWay(() => 'pass'));
const { storage } = server;

const mebibyte = 1024 * 1024;
const objectOf = (bytes: Uint8Array) => ({
  bytes,
  sha256: createHash('sha256').update(bytes).digest('hex'),
  mime: 'application/pdf',
});

describe('the object storage', () => {
  it('returns what was stored, a part at a time', async () => {
    const bytes = Buffer.alloc(10 * mebibyte, 'a paper ');
    await storage.put('fleet/largest', objectOf(bytes));
    expect(await server.keys()).toContain('fleet/largest');
    const part = await storage.read('fleet/largest', 8 * mebibyte + 2, 5);
    expect(Buffer.from(part).toString()).toBe('paper');
    expect((await storage.read('fleet/largest', 10 * mebibyte - 3, 100)).length).toBe(3);
  });

  it('removes an object, also one that is not there', async () => {
    const key = `fleet/${randomUUID()}`;
    await storage.put(key, objectOf(Buffer.from('a paper')));
    await storage.remove(key);
    await storage.remove(key);
    expect(await server.keys()).not.toContain(key);
    expect(await storage.read(key, 0, 10)).toHaveLength(0);
  });

  it('has no bytes past the end of an object', async () => {
    await storage.put('fleet/paper', objectOf(Buffer.from('a paper')));
    expect(await storage.read('fleet/paper', 7, 10)).toHaveLength(0);
  });

  it('keeps nothing of an upload that breaks off', async () => {
    const key = `fleet/${randomUUID()}`;
    server.setWay(() => 'cut');
    await expect(storage.put(key, objectOf(Buffer.alloc(mebibyte)))).rejects.toThrow(Unavailable);
    expect(await server.keys()).not.toContain(key);
  });

  it.each(['silent', 'cut', 'refuse'] as const)('is unavailable when a call is %s', async (way) => {
    await storage.put('fleet/paper', objectOf(Buffer.from('a paper')));
    server.setWay(() => way);
    const { impatient } = server;
    await expect(impatient.read('fleet/paper', 0, 10)).rejects.toThrow(Unavailable);
    await expect(impatient.put('fleet/paper', objectOf(Buffer.from('a paper')))).rejects.toThrow(Unavailable);
    await expect(impatient.remove('fleet/paper')).rejects.toThrow(Unavailable);
  });

  it('tries once more when a connection breaks off', async () => {
    await storage.put('fleet/paper', objectOf(Buffer.from('a paper')));
    let count = 0;
    server.setWay(() => ((count += 1) === 1 ? 'cut' : 'pass'));
    expect(Buffer.from(await storage.read('fleet/paper', 0, 10)).toString()).toBe('a paper');
  });

  it('does not follow to another address', async () => {
    const seen: (string | undefined)[] = [];
    const address = await answerWith(307, { Location: `${new URL(endpointOf(server.url)).origin}/papers/x` }, seen);
    const bucket = bucketOf(`s3://papers?endpoint=${address}`);
    const elsewhere = bucket && s3Storage(bucket, access);
    await expect(elsewhere?.read('fleet/paper', 0, 10)).rejects.toThrow(Unavailable);
    expect(seen).toEqual(['/papers/fleet/paper']);
  });

  it('signs each call and its content, with a session token if there is one', async () => {
    const seen: IncomingHttpHeaders[] = [];
    const address = await answerWith(200, {}, [], seen);
    const bucket = bucketOf(`s3://papers?region=eu-central-1&endpoint=${address}`);
    const object = objectOf(Buffer.from('a paper'));
    await (bucket && s3Storage(bucket, { ...access, sessionToken: 'for an hour' }))?.put('fleet/paper', object);
    expect(seen).toEqual([
      expect.objectContaining({
        authorization: expect.stringMatching(
          /^AWS4-HMAC-SHA256 Credential=KEY\/\d{8}\/eu-central-1\/s3\/aws4_request, SignedHeaders=[^,]*x-amz-content-sha256[^,]*x-amz-security-token, Signature=[0-9a-f]{64}$/,
        ),
        'x-amz-content-sha256': object.sha256,
        'x-amz-security-token': 'for an hour',
        'content-length': '7',
        'content-type': 'application/pdf',
      }),
    ]);
    expect(seen[0]).not.toHaveProperty('x-amz-acl');
  });
});

describe('the check at start', () => {
  it('passes for a private bucket', async () => {
    await expect(storage.check()).resolves.toBeUndefined();
  });

  it('refuses a bucket that everybody may read', async () => {
    const open = await s3Server();
    onTestFinished(() => open.close());
    open.open();
    await expect(open.storage.check()).rejects.toThrow('Everybody may read papers. Make the bucket private.');
  });

  it('leaves nothing in the bucket', async () => {
    await storage.check();
    expect(await server.keys()).not.toContain('privacy-check');
  });

  it.each([400, 403, 404])('refuses a bucket that answers an upload with %i, as with a wrong key', async (status) => {
    const bucket = bucketOf(`s3://papers?endpoint=${await answerWith(status, {}, [])}`);
    const check = async () => bucket && s3Storage(bucket, access).check();
    await expect(check()).rejects.toThrow(`papers takes no files: PUT was answered ${status}.`);
    await expect(check()).rejects.not.toThrow(Unavailable);
  });

  it('is unavailable while the storage answers that it is overloaded', async () => {
    const bucket = bucketOf(`s3://papers?endpoint=${await answerWith(503, {}, [])}`);
    await expect(bucket && s3Storage(bucket, access).check()).rejects.toThrow(Unavailable);
  });

  it('is unavailable while the storage is', async () => {
    server.setWay(() => 'cut');
    await expect(storage.check()).rejects.toThrow(Unavailable);
  });
});

const access = { accessKeyId: 'KEY', secretAccessKey: 'SECRET', sessionToken: undefined, region: undefined };

const endpointOf = (url: string): string => new URL(url).searchParams.get('endpoint') ?? '';

/** A server that gives everybody the same answer. */
async function answerWith(
  status: number,
  headers: Readonly<Record<string, string>>,
  paths: (string | undefined)[],
  seen: IncomingHttpHeaders[] = [],
): Promise<string> {
  const other = createServer((request, response) => {
    paths.push(request.url);
    seen.push(request.headers);
    request.resume();
    response.writeHead(status, headers).end();
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const address = other.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}
