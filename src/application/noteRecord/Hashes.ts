import type { ServiceIdentifier } from 'inversify';

/** Makes hashes. */
export interface Hashes {
  /** SHA-256 of a text in UTF-8, in lower-case hexadecimal. */
  sha256(text: string): Promise<string>;
}
export const Hashes: ServiceIdentifier<Hashes> = Symbol('Hashes');
