import { toBase64 } from './base64.ts';
import type { Payload } from './Payload.ts';

/** A payload as the base64url text of a hand-over link (product §2.4). */
export const encodePayload = (payload: Payload): string => toBase64(JSON.stringify(payload));
