import { once } from 'node:events';
import { connect } from 'node:net';
import { Unavailable } from '../../Unavailable.ts';
import type { ClamdAddress } from '../../settings/clamdAddress.ts';

/** Less than the application waits for a write. */
const answerMs = 10_000;
const chunkBytes = 64 * 1024;
const mostAnswer = 1_000;

/**
 * Whether clamd finds something bad in a file (its command INSTREAM: chunks that begin with their length, then an empty one).
 * Throws Unavailable if it does not answer in time, or with anything but "OK" or "FOUND".
 */
export async function clamdFinds(
  address: ClamdAddress,
  bytes: Uint8Array,
  limitMs: number = answerMs,
): Promise<boolean> {
  let answer = '';
  try {
    const socket = connect({ ...address, signal: AbortSignal.timeout(limitMs) });
    socket.setEncoding('utf8').on('data', (text: string) => {
      answer += text;
      if (answer.length > mostAnswer) socket.destroy();
    });
    const closed = once(socket, 'close');
    socket.write('zINSTREAM\0');
    for (let start = 0; start < bytes.length; start += chunkBytes) {
      const chunk = bytes.subarray(start, start + chunkBytes);
      socket.write(lengthOf(chunk));
      socket.write(chunk);
    }
    socket.write(lengthOf(new Uint8Array()));
    await closed;
  } catch (error) {
    throw new Unavailable('The virus scanner does not answer.', 5, error);
  }
  if (/^stream: .+ FOUND\0?$/s.test(answer)) return true;
  if (/^stream: OK\0?$/.test(answer)) return false;
  throw new Unavailable('The virus scanner gave no verdict.', 5);
}

function lengthOf({ length }: Uint8Array): Buffer {
  const prefix = Buffer.alloc(4);
  prefix.writeUInt32BE(length);
  return prefix;
}
