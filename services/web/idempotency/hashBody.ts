import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import type { AppEnv } from '../AppEnv.ts';
import { readForm } from '../form/readForm.ts';
import { readText } from '../readText.ts';
import { hashInSlices } from '../uploads/hashInSlices.ts';

/**
 * Hashes body and query. Of a form only the parts are hashed, because browsers use a new boundary each time they send it.
 */
export async function hashBody(c: Context<AppEnv>): Promise<string> {
  const hash = createHash('sha256').update(`${new URL(c.req.url).search} `);
  const isForm = /^multipart\//i.test(c.req.header('Content-Type') ?? '');
  if (!isForm) return hash.update(await readText(c)).digest('hex');
  for (const [name, part] of await readForm(c)) {
    // oxlint-disable-next-line no-await-in-loop -- in order
    const content = typeof part === 'string' ? Buffer.from(part) : new Uint8Array(await part.arrayBuffer());
    hash.update(JSON.stringify([name, typeof part === 'string' ? null : part.name, content.length]));
    // oxlint-disable-next-line no-await-in-loop -- in order
    await hashInSlices(hash, content);
  }
  return hash.digest('hex');
}
