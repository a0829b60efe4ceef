import type { Context } from 'hono';
import type { AppEnv } from '../AppEnv.ts';
import { readText } from '../readText.ts';
import { Refusal } from '../Refusal.ts';
import { parseJson } from './parseJson.ts';

const jsonType = /^application\/json\s*(;|$)/i;
/** JSON is UTF-8 (RFC 8259 §8.1). */
const otherCharset = /;\s*charset\s*=(?!\s*"?utf-?8"?\s*(;|$))/i;

/**
 * Checks that the body is a JSON object. Refuses another content type, charset or encoding (415), other values, and what
 * `parseJson` refuses.
 */
export async function readJsonObject(c: Context<AppEnv>): Promise<void> {
  const type = c.req.header('Content-Type') ?? '';
  if (!jsonType.test(type) || otherCharset.test(type)) {
    throw new Refusal(415, 'The body must be JSON in UTF-8 with content type application/json.');
  }
  if (c.req.header('Content-Encoding') !== undefined) {
    throw new Refusal(415, 'The body must not be compressed.');
  }
  const body = parse(await readText(c));
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new Refusal(400, 'The body must be a JSON object.');
  }
}

function parse(text: string): unknown {
  try {
    return parseJson(text);
  } catch (error) {
    throw error instanceof SyntaxError ? new Refusal(400, 'The body is not valid JSON.') : error;
  }
}
