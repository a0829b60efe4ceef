import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BrowserHashes } from '../../../src/infrastructure/browser/BrowserHashes.ts';
import { sha256 } from '../../support/sha256.ts';

describe.each([
  ['of the browser', new BrowserHashes()],
  ['of our own, where the browser has none', new BrowserHashes({})],
])('a hash %s', (_, hashes) => {
  // FIPS 180-4 and NIST's examples.
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
  ])('of "%s" is that of the standard', async (text, hash) => {
    expect(await hashes.sha256(text)).toBe(hash);
  });

  it('is that of Node.js for any text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 300 }), async (text) => {
        expect(await hashes.sha256(text)).toBe(await sha256(text));
      }),
    );
  });
});
