import { ownField } from '../outside/ownField.ts';
import { ownText } from '../outside/ownText.ts';
import { ownTexts } from '../outside/ownTexts.ts';
import { readUser } from '../session/readUser.ts';
import { fromBase64 } from './base64.ts';
import type { Payload } from './Payload.ts';

const longestEncoded = 64 * 1024;

const readPayload = (raw: unknown): Payload | undefined => {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return undefined;
  const user = readUser(ownField(raw, 'user'));
  const given = ownField(raw, 'token');
  const token = given === undefined || given === null ? {} : { token: ownText(raw, 'token') ?? '' };
  const texts = {
    ...token,
    ...ownTexts(raw, ['role', 'name', 'appType', 'iosAppLink', 'googleAppLink', 'invitationId']),
  };
  return user === undefined ? texts : { ...texts, user };
};

/**
 * Decodes a `payload` parameter: base64 or base64url of a UTF-8 JSON object, at most 64 KiB; undefined for anything
 * else. Keeps known text fields only; a token that is not text becomes ''. Never throws (seed §2, product §2.4).
 */
export const decodePayload = (encoded: string): Payload | undefined => {
  if (encoded.length > longestEncoded) return undefined;
  try {
    return readPayload(JSON.parse(fromBase64(encoded)));
  } catch {
    return undefined;
  }
};
