import type { Context } from 'hono';
import type { AppEnv } from '../AppEnv.ts';
import { limitBodyTime } from '../limitBodyTime.ts';
import { Refusal } from '../Refusal.ts';
import { parseForm } from './parseForm.ts';

const formType = /^multipart\/form-data\s*;.*boundary=/i;

/**
 * Reads a multipart form, once for all who ask. Refuses another content type (415), a slow form (408), one that breaks off (400),
 * and what `parseForm` refuses.
 */
export async function readForm(c: Context<AppEnv>): Promise<FormData> {
  const type = c.req.header('Content-Type') ?? '';
  if (!formType.test(type)) {
    throw new Refusal(415, 'The body must be a form with content type multipart/form-data.');
  }
  const form = c.req.bodyCache.formData ?? (await limitBodyTime(c, parse(c.req.raw.body, type)));
  c.req.bodyCache.formData = form;
  return form;
}

async function parse(body: ReadableStream<Uint8Array> | null, type: string): Promise<FormData> {
  if (!body) throw new Refusal(400, 'The body is not a valid form.');
  try {
    return await parseForm(body, type);
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(400, 'The body was cut off.');
  }
}
