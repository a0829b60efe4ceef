import { createHmac } from 'node:crypto';

/** The stored hash of a code: HMAC-SHA-256 under the pepper, salted, bound to its purpose. */
export const codeHash = (pepper: Uint8Array, salt: string, purpose: string, code: string): string =>
  createHmac('sha256', pepper).update(`${salt} ${purpose} ${code}`).digest('hex');
