import type { Hashes } from '../../application/noteRecord/Hashes.ts';

const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Hashes by the browser; by code of our own on plain http outside loopback, where browsers keep theirs back. */
export class BrowserHashes implements Hashes {
  readonly #subtle: Pick<SubtleCrypto, 'digest'> | undefined;

  constructor({ subtle }: { readonly subtle?: Pick<SubtleCrypto, 'digest'> | undefined } = globalThis.crypto) {
    this.#subtle = subtle;
  }

  async sha256(text: string): Promise<string> {
    const bytes = new TextEncoder().encode(text);
    if (this.#subtle) return hexOf(new Uint8Array(await this.#subtle.digest('SHA-256', bytes)));
    const { plainSha256 } = await import('./plainSha256.ts');
    return hexOf(plainSha256(bytes));
  }
}
