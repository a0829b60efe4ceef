import { createHash } from 'node:crypto';
import type { StreamedFile } from '../web/CheckedSlices.ts';
import { eachInTurns } from './eachInTurns.ts';

/** Lines written at once. */
const most = 500;

/** Lines of text as a file that can be streamed, in UTF-8. */
export async function textFile(lines: readonly string[]): Promise<StreamedFile> {
  const hash = createHash('sha256');
  const parts: Buffer[] = [];
  await eachInTurns(Array(Math.ceil(lines.length / most)).keys(), (nth) => {
    const part = Buffer.from(lines.slice(nth * most, (nth + 1) * most).join(''));
    hash.update(part);
    parts.push(part);
  });
  const whole = Buffer.concat(parts);
  return {
    size: whole.length,
    sha256: hash.digest('hex'),
    isInObjectStorage: false,
    read: (offset, length) => Promise.resolve(whole.subarray(offset, offset + length)),
  };
}
