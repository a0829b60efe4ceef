import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { CheckedSlices } from '../../../services/web/CheckedSlices.ts';
import { DamagedFile } from '../../../services/web/DamagedFile.ts';

const original = Buffer.alloc(300_000, 'a paper ');

/** The sizes of the slices until there are no more, or until one of them throws. */
async function sizesOf(stored: Buffer, size = original.length) {
  const slices = new CheckedSlices({
    size,
    sha256: createHash('sha256').update(original).digest('hex'),
    isInObjectStorage: false,
    read: (offset, length) => Promise.resolve(stored.subarray(offset, offset + length)),
  });
  const sizes: number[] = [];
  try {
    while (!slices.areOver) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      sizes.push((await slices.next()).length);
    }
  } catch (error) {
    return [...sizes, error instanceof DamagedFile ? 'damaged' : error];
  }
  return sizes;
}

describe('a stored file', () => {
  it('is given slice by slice', async () => {
    expect(await sizesOf(original)).toEqual([131_072, 131_072, 37_856]);
  });

  it.each([0, 150_000, 299_999])('is not given whole when byte %i has changed', async (at) => {
    const changed = Buffer.from(original);
    changed[at] = 0;
    expect(await sizesOf(changed)).toEqual([131_072, 131_072, 'damaged']);
  });

  it('is not given whole when its end is missing', async () => {
    expect(await sizesOf(original.subarray(0, 262_144))).toEqual([131_072, 131_072, 'damaged']);
    expect(await sizesOf(original.subarray(0, 299_999))).toEqual([131_072, 131_072, 37_855, 'damaged']);
  });
});
