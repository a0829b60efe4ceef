import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { hashInSlices } from '../../../../services/web/uploads/hashInSlices.ts';
import { turnsDuring } from '../../../support/services/turnsDuring.ts';

const mebibyte = 1024 * 1024;

it.each([0, 1, mebibyte, 2 * mebibyte + 1])('hashes %i bytes as if at once', async (size) => {
  const bytes = Buffer.alloc(size, 'a paper');
  const hash = await hashInSlices(createHash('sha256'), bytes);
  expect(hash.digest('hex')).toBe(createHash('sha256').update(bytes).digest('hex'));
});

it('leaves others their turn while it hashes the largest file', async () => {
  const largest = Buffer.alloc(10 * mebibyte);
  expect(await turnsDuring(hashInSlices(createHash('sha256'), largest))).toBeGreaterThan(6);
});
