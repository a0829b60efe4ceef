import type { Context } from 'hono';
import { acceptedEncoding } from '../acceptedEncoding.ts';
import type { AppEnv } from '../AppEnv.ts';
import { matchesEtag } from '../matchesEtag.ts';
import { encodings, type StoredFile } from './StoredFile.ts';

/**
 * Sends a file in the best accepted encoding, or 304 if the browser has it. hono's `compress` would compress every answer again.
 */
export function answerFile(c: Context<AppEnv>, file: StoredFile): Response {
  const encoding = acceptedEncoding(
    c.req.header('Accept-Encoding'),
    encodings.filter((name) => file.encoded[name]),
  );
  const tag = `"${file.tag}${encoding ? `-${encoding}` : ''}"`;
  const headers = {
    ETag: tag,
    'Cache-Control': file.cacheControl,
    Vary: ['Accept-Encoding', ...(file.vary === undefined ? [] : [file.vary])].join(', '),
  };
  if (matchesEtag(c.req.header('If-None-Match'), tag)) return c.body(null, 304, headers);
  const body = encoding ? (file.encoded[encoding] ?? file.body) : file.body;
  return c.body(new Uint8Array(body), 200, {
    ...headers,
    'Content-Type': file.type,
    'Content-Length': String(body.length),
    ...(encoding && { 'Content-Encoding': encoding }),
  });
}
