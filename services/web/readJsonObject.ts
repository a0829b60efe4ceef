import type { Context } from 'hono';
import type { AppEnv } from './AppEnv.ts';
import { Refusal } from './Refusal.ts';

const jsonType = /^application\/json\s*(;|$)/i;
const poisonous = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Makes sure that the body is JSON and an object, so that a schema can take it from there. Refuses with 415 another content
 * type, with 400 what cannot be parsed, is no object or has a name that could reach a prototype.
 */
export async function readJsonObject(c: Context<AppEnv>): Promise<void> {
  if (!jsonType.test(c.req.header('Content-Type') ?? '')) {
    throw new Refusal(415, 'The body must be JSON with content type application/json.');
  }
  const body = parse(await c.req.text());
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new Refusal(400, 'The body must be a JSON object.');
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text, (name, value: unknown) => {
      if (poisonous.has(name)) throw new SyntaxError('poisonous name');
      return value;
    });
  } catch {
    throw new Refusal(400, 'The body is not valid JSON.');
  }
}
