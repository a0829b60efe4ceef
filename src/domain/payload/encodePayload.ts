import { toBase64 } from './base64.ts';
import type { Payload } from './Payload.ts';

/** Encodes the payload of a hand-over link as base64url (product §2.4). */
export const encodePayload = (payload: Payload): string => toBase64(JSON.stringify(payload));
