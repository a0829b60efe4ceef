import { AwsV4Signer } from 'aws4fetch';
import { Unavailable } from '../Unavailable.ts';
import type { Bucket } from './bucketOf.ts';
import type { ObjectStorage } from './ObjectStorage.ts';

export interface S3Access {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken: string | undefined;
  /** Where the bucket's address names none. */
  readonly region: string | undefined;
}

interface Call {
  readonly method: 'GET' | 'PUT' | 'DELETE';
  readonly headers?: Readonly<Record<string, string>>;
  readonly bytes?: Uint8Array;
}

interface Answer {
  readonly status: number;
  readonly bytes: Uint8Array;
}

/** In milliseconds, for all tries of a call; in bytes a second, beyond that. */
const limits = { answerMs: 3_000, leastPace: 4 * 1024 * 1024 } as const;
const tries = 2;
const probe = 'privacy-check';

/**
 * Storage that speaks the S3 protocol. A call is tried twice in the same few seconds, as a kept connection may be closed when it
 * is used again. No access list is ever sent, so an object is as private as its bucket.
 */
export function s3Storage(bucket: Bucket, access: S3Access, answerMs: number = limits.answerMs): ObjectStorage {
  const region = bucket.region ?? access.region ?? 'us-east-1';
  const base = addressOf(bucket, region);

  const sign = async (url: string, { method, headers }: Call) =>
    new AwsV4Signer({
      url,
      method,
      headers: { ...headers },
      accessKeyId: access.accessKeyId,
      secretAccessKey: access.secretAccessKey,
      ...(access.sessionToken !== undefined && { sessionToken: access.sessionToken }),
      service: 's3',
      region,
    }).sign();

  const call = async (key: string, given: Call): Promise<Answer> => {
    const signal = AbortSignal.timeout(answerMs + Math.ceil((1_000 * (given.bytes?.length ?? 0)) / limits.leastPace));
    const once = async (): Promise<Answer> => {
      const { url, method, headers } = await sign(base + key, given);
      return send(url, {
        method,
        headers,
        signal,
        ...(given.bytes && { body: viewOf(given.bytes) }),
      });
    };
    try {
      return await repeat(once, signal);
    } catch (cause) {
      throw new Unavailable('The file storage did not answer.', 2, cause);
    }
  };

  const demand = async (key: string, given: Call, status: number): Promise<Uint8Array> => {
    const answer = await call(key, given);
    if (answer.status === status) return answer.bytes;
    throw refused(given.method, answer);
  };

  const put: ObjectStorage['put'] = async (key, { bytes, sha256, mime }) => {
    await demand(key, { method: 'PUT', bytes, headers: { 'Content-Type': mime, 'X-Amz-Content-Sha256': sha256 } }, 200);
  };

  return {
    name: `s3://${bucket.name}/${bucket.prefix}`,
    put,
    async read(key, offset, length) {
      const answer = await call(key, { method: 'GET', headers: { Range: `bytes=${offset}-${offset + length - 1}` } });
      if (answer.status === 206) return answer.bytes;
      if (['NoSuchKey', 'InvalidRange'].includes(codeOf(answer) ?? '')) return new Uint8Array();
      throw refused('GET', answer);
    },
    remove: async (key) => {
      await demand(key, { method: 'DELETE' }, 204);
    },
    async check() {
      const headers = { 'Content-Type': 'application/octet-stream', 'X-Amz-Content-Sha256': sha256OfZero };
      const answer = await call(probe, { method: 'PUT', bytes: new Uint8Array(1), headers });
      if (answer.status >= 500) throw refused('PUT', answer);
      if (answer.status !== 200) throw new Error(`${bucket.name} takes no files: ${describe('PUT', answer)}`);
      const signal = AbortSignal.timeout(answerMs);
      const open = await send(base + probe, { method: 'GET', signal }).catch((cause: unknown) => {
        throw new Unavailable('The file storage did not answer.', 2, cause);
      });
      if (open.status < 400) throw new Error(`Everybody may read ${bucket.name}. Make the bucket private.`);
      // Only tidies up; the policy of a bucket may forbid it for now.
      await call(probe, { method: 'DELETE' }).catch(() => undefined);
    },
  };
}

/** Of a single byte 0. */
const sha256OfZero = '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d';

/** The same bytes, not copied: fetch does that once for each try. */
const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array): Uint8Array<ArrayBuffer> =>
  buffer instanceof ArrayBuffer
    ? new Uint8Array(buffer, byteOffset, byteLength)
    : new Uint8Array(new Uint8Array(buffer, byteOffset, byteLength));

function addressOf({ name, prefix, endpoint, isInPath }: Bucket, region: string): string {
  const { protocol, host } = new URL(endpoint ?? `https://s3.${region}.amazonaws.com`);
  return isInPath ? `${protocol}//${host}/${name}/${prefix}` : `${protocol}//${name}.${host}/${prefix}`;
}

async function send(url: URL | string, init: RequestInit): Promise<Answer> {
  const response = await fetch(url, { ...init, redirect: 'manual' });
  return { status: response.status, bytes: new Uint8Array(await response.arrayBuffer()) };
}

/** Tries again after an error on the way or of the storage, until the time is over. */
async function repeat(once: () => Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  for (let left = tries - 1; ; left -= 1) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const answer = await once();
      if (answer.status < 500 || left === 0) return answer;
    } catch (error) {
      if (signal.aborted || left === 0) throw error;
    }
  }
}

const refused = (method: string, answer: Answer): Unavailable =>
  new Unavailable('The file storage refused a call.', 2, new Error(describe(method, answer)));

/** For the log: the status, and the code that S3 gives. */
function describe(method: string, answer: Answer): string {
  const code = codeOf(answer);
  return `${method} was answered ${answer.status}${code === undefined ? '' : ` ${code}`}.`;
}

const codeOf = ({ bytes }: Answer): string | undefined =>
  /<Code>(\w+)<\/Code>/.exec(Buffer.from(bytes.subarray(0, 2_000)).toString())?.[1];
