import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import type { AppEnv } from '../AppEnv.ts';
import { readForm } from '../form/readForm.ts';
import { readText } from '../readText.ts';

/**
 * Hashes body and query. Of a form only the parts are hashed, because browsers use a new boundary each time they send it.
 */
export async function hashBody(c: Context<AppEnv>): Promise<string> {
  const hash = createHash('sha256').update(`${new URL(c.req.url).search} `);
  const isForm = /^multipart\//i.test(c.req.header('Content-Type') ?? '');
  if (!isForm) return hash.update(await readText(c)).digest('hex');
  const parts = await Promise.all([...(await readForm(c))].map(([name, part]) => contentOf(name, part)));
  for (const { title, content } of parts) hash.update(title).update(content);
  return hash.digest('hex');
}

async function contentOf(name: string, part: string | File) {
  const content = typeof part === 'string' ? Buffer.from(part) : Buffer.from(await part.arrayBuffer());
  return { title: JSON.stringify([name, typeof part === 'string' ? null : part.name, content.length]), content };
}
