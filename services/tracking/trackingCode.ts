import { createHash, createHmac } from 'node:crypto';

/** 132 bits, in letters that an address may hold. */
const length = 22;

/** A code as it may be; anything else leads nowhere. */
export const codePattern = /^[\w-]{22}$/;

/** The code of a link. It follows from the link's id by a secret outside the database, so that it can be shown again. */
export const codeOf = (pepper: Uint8Array, linkId: string): string =>
  createHmac('sha256', pepper).update(`tracking link ${linkId}`).digest('base64url').slice(0, length);

/** By which a code is found. */
export const digestOf = (code: string): string => createHash('sha256').update(code).digest('base64url');
